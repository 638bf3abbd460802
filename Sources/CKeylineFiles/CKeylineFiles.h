// Swift's module of the C library leaves renameat2 out: man 2 rename.
#ifdef __linux__
extern int renameat2(int old_folder, const char *old_name, int new_folder, const char *new_name,
                     unsigned int flags);
enum { KEYLINE_RENAME_NOREPLACE = 1 };
#endif
