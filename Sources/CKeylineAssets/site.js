// Keyline: what the pages do beyond showing themselves. No framework, no fetch: it works from file://.
(function () {
  'use strict';
  const $ = (selector, root) => (root || document).querySelector(selector);
  const all = (selector, root) => Array.from((root || document).querySelectorAll(selector));
  const make = (tag, text, attributes) => {
    const node = document.createElement(tag);
    if (text != null) node.textContent = text;
    for (const name in attributes) node.setAttribute(name, attributes[name]);
    return node;
  };
  // Pages in folders find the others by the way that led here.
  const top = document.currentScript.getAttribute('src').replace('site.js', '');
  const query = () => new URLSearchParams(location.search);
  // Some browsers refuse a new address from file://; then the page works without one.
  const remember = (parameters, replace) => {
    const text = parameters.toString();
    try { history[replace ? 'replaceState' : 'pushState'](null, '', text ? '?' + text : location.pathname); } catch (refused) { }
  };

  // Copy: what a button copies is shown where it can be selected, if a browser refuses
  const copying = (title, label, shown, text) => {
    const button = make('button', title, { type: 'button', 'aria-label': label });
    button.addEventListener('click', async () => {
      const said = text();
      if (shown.textContent !== said) shown.textContent = said;
      shown.hidden = false;
      try { await navigator.clipboard.writeText(said); button.textContent = 'Copied'; }
      catch (refused) { getSelection().selectAllChildren(shown); button.textContent = 'Selected'; }
      setTimeout(() => { button.textContent = title; }, 1600);
    });
    return button;
  };
  for (const line of all('[data-copy]')) {
    const code = $('code', line);
    line.append(' ', copying('Copy', 'Copy the command', code, () => code.textContent));
  }

  // Print: everything open, then as before
  let opened = [];
  addEventListener('beforeprint', () => { opened = $('#device') ? [] : all('details:not([open])'); opened.forEach(d => { d.open = true; }); });
  addEventListener('afterprint', () => opened.forEach(d => { d.open = false; }));

  // A link to a row opens it
  const reveal = () => {
    const row = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!row) return;
    const parts = [];
    for (let part = row.closest('details:not([open])'); part; part = part.parentElement.closest('details:not([open])')) parts.push(part);
    parts.forEach(part => { part.open = true; });
    if (row.matches('details')) $('summary', row).focus({ preventScroll: true });
    else if (parts.length) row.scrollIntoView();
  };
  addEventListener('hashchange', reveal);
  reveal();

  // Device: show another state. Every number and word comes from the block; nothing is computed here.
  const block = $('#states');
  if (block) {
    const data = JSON.parse(block.textContent);
    const form = $('#switches');
    const svg = $('.picture svg');
    const clip = svg && $('clipPath rect', svg);
    const set = (node, names, values) => names.forEach((name, i) => node.setAttribute(name, values[i]));
    const box = ['x', 'y', 'width', 'height'];
    const word = status => data.words[status] || status;

    const named = (list, all) => Object.fromEntries(list.split(' ').filter(Boolean).map(i => all[i]).map(([name, ...rest]) => [name, rest]));
    const shapes = data.shapes.map(text => text.split(' '));
    const draw = (drawn, places) => {
      const shown = named(drawn.shapes, shapes);
      const marks = named(drawn.marks, data.places);
      svg.setAttribute('viewBox', drawn.box);
      for (const shape of all('rect[data-shape]', svg)) {
        const name = shape.dataset.shape;
        const list = shown[name];
        shape.toggleAttribute('hidden', !list);
        if (!list) continue;
        set(shape, [...box, 'rx'], list);
        if (!['glass', 'housing'].includes(name)) shape.setAttribute('clip-path', 'url(#clip)');
      }
      set(clip, [...box, 'rx'], shown.screen);
      const { edge, screen, safe, ...bars } = shown;
      const around = ([x, y, width, height]) => `M${x},${y}h${width}v${height}h-${width}z`;
      const lines = { edge: safe ? around(safe) : edge ? edge[5] : '', screen: screen[5], quiet: Object.values(bars).map(list => list[5]).join('') };
      for (const path of all('path[data-shape]', svg)) path.setAttribute('d', lines[path.dataset.shape]);
      const middle = $('[data-shape=word]', svg);
      middle.toggleAttribute('hidden', !drawn.word);
      if (drawn.word) set(middle, ['x', 'y'], drawn.word);
      for (const mark of all('[data-mark]', svg)) {
        const name = mark.dataset.mark;
        const place = marks[name];
        mark.toggleAttribute('hidden', !place);
        if (!place) continue;
        const [value, sure, check] = data.answers[places[data.marks[name]]];
        const [lead, line] = all('path', mark);
        lead.setAttribute('d', place[1]);
        line.setAttribute('d', place[0]);
        const label = $('[transform]', mark);
        label.setAttribute('transform', `translate(${place[2]} ${place[3]})`);
        const spoken = label.getAttribute('aria-label');
        const title = spoken.slice($('.value', mark).textContent.length, spoken.lastIndexOf(','));
        label.setAttribute('aria-label', `${value || word(sure)}${title}, ${word(sure)}`);
        const inset = ['top', 'height', 'bottom', 'left', 'right'].includes(name);
        mark.setAttribute('class', ['mark', sure, check && 'check', inset && 'inset', place[4]].filter(Boolean).join(' '));
        $('.value', mark).textContent = value || word(sure);
      }
    };

    // What can be copied of a line in the state that is shown, the command last; without a value only the last two.
    let current;
    const address = (id, page) => {
      const parameters = new URLSearchParams(read().map((value, i) => [data.switches[i], value]));
      return new URL(page + '?' + parameters + '#' + id, location.href).href;
    };
    const forms = i => {
      const [value, sure] = data.answers[current.places[i]];
      const id = data.rows[i];
      const key = id.replace('-single', '');
      const about = $('h1').textContent.replace(/[^\p{L}\p{N} ().,-]/gu, '') + ', ' + current.caption.replace(/\.( Not drawn.*)?$/, '') + '; ' + word(sure);
      const name = key.replace(/\.(.)/g, (_, letter) => letter.toUpperCase());
      const number = /^-?[\d.]+$/.test(value) ? [
        ['Number', () => value],
        ['Swift', () => 'let ' + name + ': CGFloat = ' + value + '  // ' + about],
        ['CSS', () => '--' + key.replace(/[A-Z]/g, '-$&').replace(/\./g, '-').toLowerCase() + ': ' + value + 'px; /* ' + about + ' */'],
        ['JSON', () => JSON.stringify({ device: data.device, metric: key, ...Object.fromEntries(read().map((v, n) => [data.switches[n], v])), value: Number(value), unit: 'pt', status: sure })],
      ] : [];
      const [command, set] = data.commands[i];
      return number.concat([['Link', () => address(id, location.pathname)],
        ['Command', () => command + data.flags[read()[0]] + data.arguments[set][current.state]]]);
    };
    const offer = i => {
      const row = document.getElementById(data.rows[i]);
      if (!row.open) return;
      const shown = make('code', null, { hidden: '' });
      const menu = make('div', 'Copy', { class: 'copy', role: 'group', 'aria-label': 'Copy ' + $('.what', row).textContent });
      forms(i).forEach(([title, text], n) => menu.append(copying(title, 'Copy as ' + title, shown, () => forms(i)[n][1]())));
      menu.append(shown);
      $('.copy', row)?.remove();
      $('.why', row).prepend(menu);
    };
    data.rows.forEach((id, i) => document.getElementById(id).addEventListener('toggle', () => offer(i)));

    const show = key => {
      const [picture, answers, caption, said, usual] = data.states[key];
      const state = Object.keys(data.states).indexOf(key) % data.heights.length;
      const places = answers.split(' ');
      current = { places, caption, state };
      if (svg && picture !== null) draw(data.pictures[picture], places);
      data.rows.forEach((id, i) => {
        const row = document.getElementById(id);
        const [value, sure, , nearby] = data.answers[places[i]];
        $('.value', row).textContent = nearby || value;
        $('.value', row).classList.toggle('nearby', !!nearby);
        const standing = $('summary .sure', row);
        standing.textContent = word(sure);
        standing.className = 'sure ' + sure;
        for (const answer of all('[data-answer]', row)) answer.hidden = !answer.dataset.answer.split(' ').includes(places[i]);
        offer(i);
      });
      // A sum: the values of its parts, and where the first source of each is told
      const told = id => {
        const answer = document.getElementById(id) && $('[data-answer]:not([hidden])', document.getElementById(id));
        const part = answer && $('[data-part]', answer);
        return part ? told(part.dataset.part) : answer && $('.sources a', answer);
      };
      for (const answer of all('[data-answer]:not([hidden]):has([data-part])')) {
        const terms = all('[data-part]', answer).map((part, n) => {
          const id = part.dataset.part;
          const at = data.rows.indexOf(id);
          const term = at >= 0 ? data.answers[places[at]][0] : id === 'screen.height' ? data.heights[state] : '';
          part.textContent = term && (n || part.dataset.sign === '−' ? part.dataset.sign + ' ' : '') + term;
          $('small', part.parentNode)?.remove();
          const source = told(id);
          if (source) {
            const small = make('small');
            small.append(make('br'), source.cloneNode(true), ...all('.sources [href$="#sources"]', source.closest('.answer')).flatMap(more => [', ', more.cloneNode(true)]));
            part.parentNode.append(small);
          }
          return part.textContent;
        });
        const value = data.answers[places[data.rows.indexOf(answer.closest('.row').id)]][0];
        $('[data-sum]', answer).textContent = [value, ...terms].every(term => /\d$/.test(term) && !term.includes('or')) && terms.length > 1 ? value + ' = ' + terms.join(' ') : value;
      }
      $('#usual').textContent = usual;
      const chosen = key.split('/');
      for (const part of all('[data-in]')) part.hidden = !part.dataset.in.split(' ').some(choice => chosen.includes(choice));
      $('#device').classList.toggle('landscape', chosen.includes('landscape'));
      if (svg) $('#caption').textContent = caption;
      return caption + said;
    };

    const read = () => data.switches.map(name => form.elements[name].value);
    const choose = () => {
      const wanted = query();
      let words = '';
      for (const name of data.switches) {
        const inputs = all('[name=' + name + ']', form);
        const asked = wanted.get(name);
        const value = name === 'os' && asked ? Object.keys(data.versions).find(v => data.versions[v].split(' ').includes(asked)) : asked;
        const input = inputs.find(i => i.value === value) || inputs.find(i => i.defaultChecked);
        if (asked && input.value !== value) words = words || (name === 'os' && Object.keys(data.missing).find(text => data.missing[text].split(' ').includes(asked.split('.')[0]))) || data.fallbacks[name];
        input.checked = true;
      }
      const note = $('#fallback');
      note.hidden = !words;
      note.textContent = words;
      show(read().join('/'));
    };
    form.addEventListener('change', () => {
      $('#said').textContent = show(read().join('/'));
      $('#fallback').hidden = true;
      const parameters = query();
      read().forEach((value, i) => parameters.set(data.switches[i], value));
      remember(parameters);
    });
    addEventListener('popstate', choose);
    if (svg) svg.addEventListener('click', event => {
      const link = event.target.closest('a');
      const row = link && document.getElementById(link.getAttribute('href').slice(1));
      if (row) row.open = true;
    });
    choose();
  }

  // Search: the list is loaded when a field is touched
  const fold = text => text.toLowerCase().normalize('NFKD').replace(/[\u0300-\u036f]/g, '').replace(/(\d) ?[×✕x] ?(\d)/g, '$1x$2').trim();
  const distance = (a, b) => {
    let row = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
      const next = [i];
      for (let j = 1; j <= b.length; j++) next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
      row = next;
    }
    return row[b.length];
  };
  // Whole name, key or figure, and `16 pro` for that iPhone; then every word: in its name, in other names, beside them.
  const rank = (entry, text, words) => {
    const name = fold(entry.n);
    if (name === text) return -2;
    if (name === 'iphone ' + text || entry.i.some(id => fold(id) === text || /^\d+x\d+$/.test(id) && id.split('x').includes(text))) return -1;
    const lists = [name.split(/[\s()]+/), entry.w.split(' '), entry.b.split(' ')];
    const lack = word => lists.findIndex(list => list.some(w => w.startsWith(word)));
    return words.reduce((sum, word) => lack(word) < 0 ? 99 : sum + 2 * lack(word) + !lists[lack(word)].includes(word), 0);
  };
  const best = (text, kind) => {
    const words = text.split(/\s+/);
    return KEYLINE_SEARCH.filter(entry => !kind || entry.u.startsWith(kind))
      .map(entry => ({ entry, rank: rank(entry, text, words) })).filter(f => f.rank < 99)
      .sort((a, b) => a.rank - b.rank).slice(0, 8).map(f => f.entry);
  };
  // What is told of a device: a value of a line, `-` where there is none, `*` for one to check.
  const told = (id, row, turned) => {
    const own = KEYLINE_VALUES.devices[id];
    const at = KEYLINE_VALUES.rows.findIndex(r => r[0] === row);
    const value = own && at >= 0 && own[turned ? 2 : 1] ? own[turned ? 2 : 1].split(' ')[at] : '-';
    return value === '-' ? '' : value;
  };
  // A star of a table in words.
  const said = text => text.includes('*') ? text.replace(/\*/g, '') + ' (inferred or disputed)' : text;
  const insets = (id, turned) => said((turned ? ['left', 'bottom'] : ['top', 'bottom'])
    .map(side => [told(id, 'safeAreaInsets.' + side, turned), side]).filter(i => i[0]).map(i => i.join(' ')).join(', '));
  const facts = entry => {
    const [id, name] = KEYLINE_VALUES.example || [];
    const value = id && entry.i && entry.u.startsWith('metrics/') && told(id, entry.i[0]);
    if (value) return said(value) + ' on ' + name;
    const safe = entry.i && entry.u.startsWith('devices/') && insets(entry.i[0]);
    return safe ? 'safe area ' + safe + (/\d/.test(entry.k) ? ' · ' + entry.k : '') : entry.k;
  };
  // A device and a metric: the value, and the way to its line in the state in which it is told.
  const pair = (device, metrics, turned, os) => {
    const id = device.i[0];
    const rows = metrics.map(metric => metric.i[0]);
    const isArea = !rows.length || ['safeAreaInsets.top', 'safeAreaInsets.bottom'].every(row => rows.includes(row));
    const listed = metrics.filter(m => KEYLINE_VALUES.rows.some(r => r[0] === m.i[0]));
    const metric = listed.find(m => told(id, m.i[0], turned)) || listed[0];
    const row = isArea ? 'safeAreaInsets.' + (turned ? 'left' : 'top') : metric && metric.i[0];
    if (!row || !KEYLINE_VALUES.devices[id]) return null;
    const bars = KEYLINE_VALUES.rows.find(r => r[0] === row)[1];
    const version = KEYLINE_VALUES.devices[id][0];
    const [from, until] = [version.split(/[–,]/)[0], version.split(/[–,]/).pop()].map(v => parseInt(v, 10));
    const isTold = !os || from <= os && os <= until;   // a value of another version is none of this one
    const name = isArea ? 'safe area' : metric.n[0].toLowerCase() + metric.n.slice(1);
    const value = !isTold ? '' : ' ' + (isArea ? insets(id, turned) || 'unknown' : said(told(id, row, turned) || 'unknown'));
    return {
      n: device.n + ' · ' + name + value, k: (turned ? 'landscape, ' : '') + 'iOS ' + (isTold ? version : os),
      u: device.u + '?' + (os ? 'os=' + os + '&' : '') + 'orientation=' + (turned ? 'landscape' : 'portrait') + '&bars=' + bars + '#' + row,
    };
  };
  // `iphone 17 safe area`: some words are a device, the others a metric, or a list that the device filters; or none.
  const both = (words, os) => {
    const turned = words.includes('landscape');
    words = words.filter(word => word !== 'landscape');
    for (let n = words.length; n > 0; n--) {
      for (const start of [0, words.length - n]) {
        const rest = start ? words.slice(0, start) : words.slice(n);
        const own = words.slice(start, start + n).join(' ');
        const devices = best(own, 'devices/').slice(0, 3);
        const near = kind => rest.length ? best(rest.join(' '), kind) : [];
        const metrics = near('metrics/');
        const lists = near().slice(0, 1).filter(e => e.k === 'table').map(e => ({ ...e, u: e.u + '?q=' + own }));
        if (devices.length && (rest.length ? metrics.length + lists.length : turned)) return [...lists, ...devices.map(device => pair(device, metrics, turned, os)).filter(Boolean), ...metrics.slice(0, 4)];
      }
    }
    return [];
  };
  // `iphone 15 vs 17 pro`, `15 vs 17 pro`: side by side.
  const sides = words => {
    const isAsked = words[0] === 'compare';
    const between = word => KEYLINE_WORDS.versus.includes(word) || isAsked && ['and', 'with', 'to'].includes(word);
    const parts = [[]];
    for (const word of words.slice(isAsked)) between(word) ? parts.push([]) : parts[parts.length - 1].push(word);
    if (!isAsked && parts.length < 2) return [];
    const family = /^\d/.test(parts[0][0]) ? [] : parts[0].slice(0, 1);
    const devices = parts.map(part => best((/^\d/.test(part[0]) ? [...family, ...part] : part).join(' ') || '?', 'devices/')[0]);
    return devices.every(Boolean) ? [beside(devices)].concat(devices) : [];
  };
  const beside = devices => ({
    n: devices.length > 1 ? devices.map(d => d.n).join(' and ') + ' side by side' : 'Compare ' + devices[0].n,
    k: 'table', u: 'tables.html?d=' + devices.map(d => d.i[0]).join(','),
  });
  // `59`: who has it
  const having = number => {
    const who = KEYLINE_SEARCH.filter(e => e.u.startsWith('devices/') && KEYLINE_VALUES.numbered.some(row => told(e.i[0], row).replace('*', '') === number));
    return who.length ? who.slice(0, 8).concat({ n: 'All devices with ' + number, k: who.length + ' devices', u: 'tables.html?q=' + number }) : [];
  };
  // `iphone17`, `ios 18.4`, `844x390`, `tab bar ios 26`: another spelling of the same.
  const respelled = text => text.replace(/^(\d+)x(\d+)$/, '$2x$1').replace(/^(i(?:pad)?os ?\d+|\d\d)\.[\d.]+$/, '$1')
    .replace(/ i(?:pad)?os ?[\d.]+$/, '').replace(/([a-z]{2})(\d)/g, '$1 $2');
  // Most of the words; Chinese has no spaces.
  const some = words => KEYLINE_SEARCH.map(entry => {
    const own = fold([entry.n, entry.w, entry.b].join(' ')).split(/[\s()]+/);
    const met = word => own.some(w => w.startsWith(word)) ? word.length
      : [...new Set(own)].filter(w => /^[\u4e00-\u9fff]{2,}$/.test(w) && word.includes(w)).join('').length;
    return { entry, met: words.reduce((sum, word) => sum + met(word), 0) };
  }).filter(f => f.met * 3 > words.join('').length && f.met > 1).sort((a, b) => b.met - a.met).slice(0, 5).map(f => f.entry);
  const results = (text, words) => {
    // Traditional Chinese
    text = text.replace(/[^\x00-\xff]/g, sign => KEYLINE_SIGNS[1][KEYLINE_SIGNS[0].indexOf(sign)] || sign);
    const typed = text.split(/\s+/);
    if (KEYLINE_WORDS.foreign.includes(typed[0])) return { found: [], none: 'Apple devices only: iPhone, iPad and iPod touch.' };
    const two = sides(typed);
    if (two.length) return { found: two };
    const os = (text.match(/ i(?:pad)?os ?(\d+)/) || [])[1];
    const plain = typed.filter(word => !KEYLINE_WORDS.fillers.includes(word)).join(' ');
    for (const one of new Set([text.replace(/^ui(?=[a-z]{4})/, ''), text, respelled(text), plain, respelled(plain)]))
      for (const found of [best(one), both(one.split(/\s+/), os)]) {
        const device = found[0] && KEYLINE_SEARCH.find(e => found[0].u.startsWith('devices/') && found[0].u.startsWith(e.u));
        if (found.length) return { found: device ? found.concat(beside([device])) : found };
      }
    const owners = having(text);
    if (owners.length) return { found: owners };
    const near = KEYLINE_SEARCH.map(entry => ({ entry, far: distance(text, fold(entry.n)) })).sort((a, b) => a.far - b.far).slice(0, 3)
      .filter(f => f.far <= Math.max(2, text.length / 4)).map(f => f.entry);
    return { found: near.length ? near : some(words), near: true };
  };
  all('.find').forEach(find => {
    const input = $('input', find);
    const list = $('[role=listbox]', find);
    let options = [];
    let at = -1;
    const load = () => {
      if ($('#search-words')) return;
      const script = make('script', null, { src: top + 'search.js', id: 'search-words' });
      script.onload = () => { if (input.value) search(); };
      document.head.append(script);
    };
    const close = () => { list.hidden = true; input.setAttribute('aria-expanded', 'false'); input.removeAttribute('aria-activedescendant'); at = -1; };
    const move = to => {
      if (!options.length) return;
      at = (to + options.length) % options.length;
      options.forEach((option, i) => option.setAttribute('aria-selected', String(i === at)));
      input.setAttribute('aria-activedescendant', options[at].id);
      options[at].scrollIntoView({ block: 'nearest' });
    };
    const search = () => {
      const text = fold(input.value);
      if (!text || typeof KEYLINE_SEARCH === 'undefined') return close();
      const { found, near, none } = results(text, fold(input.value.replace(/[a-z]{2}(?=[A-Z])/g, '$& ')).split(/[^\p{L}\p{N}]+/u));
      list.replaceChildren();
      input.removeAttribute('aria-activedescendant');
      at = -1;
      // A list box has an option, if only one that says that there is none.
      if (near || none) list.append(found.length ? make('p', 'Nothing has this name. Nearest:', { class: 'none', role: 'presentation' })
        : make('div', none || 'Nothing found.', { class: 'none', role: 'option', 'aria-disabled': 'true', 'aria-selected': 'false' }));
      options = found.map((entry, i) => {
        const option = make('div', null, { role: 'option', id: list.id + '-' + i, 'aria-selected': 'false', 'data-to': top + entry.u });
        option.append(make('span', entry.n), make('small', facts(entry)));
        option.addEventListener('mousedown', event => { event.preventDefault(); location.href = top + entry.u; });
        list.append(option);
        return option;
      });
      list.hidden = false;
      input.setAttribute('aria-expanded', 'true');
      move(0);
    };
    input.addEventListener('focus', load);
    input.addEventListener('pointerdown', load);
    input.addEventListener('input', () => { load(); search(); });
    input.addEventListener('blur', close);
    input.addEventListener('keydown', event => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') { event.preventDefault(); list.hidden ? search() : move(at + (event.key === 'ArrowDown' ? 1 : -1)); }
      else if (event.key === 'Enter' && !list.hidden && at >= 0) { event.preventDefault(); location.href = options[at].dataset.to; }
      else if (event.key === 'Escape') { if (list.hidden) input.value = ''; close(); }
    });
  });
  addEventListener('keydown', event => {
    if (event.key === '/' && !event.target.closest('input, select, textarea')) { event.preventDefault(); $('.find input')?.focus(); }
  });

  // A field that filters the rows of its page by name and size, and if there is none by a value; a group without any is gone
  const filter = $('#filter');
  if (filter) {
    const apply = () => {
      const words = fold(filter.value).split(/\s+/);
      const pass = hasValues => {
        let found = 0;
        for (const group of all('.filtered')) {
          let any = false;
          for (const row of all('tbody tr:not(.kind)', group.matches('tbody') ? group.parentNode : group)) {
            if (row.closest('.filtered') !== group) continue;
            const own = fold(all('[data-words]', row).map(cell => cell.textContent).join(' ')).split(/[\s()"-]+/);
            const values = hasValues ? all('td', row).map(cell => cell.textContent) : [];
            row.hidden = !words.every(word => own.some(w => w.startsWith(word) || w.endsWith('x' + word)) || values.includes(word));
            if (!row.hidden) { any = true; found++; }
          }
          group.hidden = !any;
        }
        return found;
      };
      const found = pass(false) || pass(true);
      $('#found').textContent = found === 1 ? '1 device' : found + ' devices';
    };
    filter.addEventListener('input', apply);
    if (query().get('q')) { filter.value = query().get('q'); apply(); }
  }

  // Tables: ticked devices side by side, from the cells that are there
  const grid = $('#grid');
  if (grid) {
    const side = $('#side');
    const only = $('#only');
    const heads = all('thead th', grid).slice(1);
    const boxes = all('tbody input', grid);
    // A head sorts the rows of each family; a second time turns them round, unknown ones stay last.
    const order = (a, b) => {
      const [lack, other] = [a, b].map(text => /^(unknown|n\/a)/.test(text));
      if (lack !== other) return lack ? Infinity : -Infinity;
      return [a, b].every(text => /^[\d.]+( |$)/.test(text) && !/\..*\.|×/.test(text)) ? parseFloat(a) - parseFloat(b) : a.localeCompare(b, 'en', { numeric: true });
    };
    all('thead th', grid).forEach((head, column) => {
      const button = make('button', head.textContent, { type: 'button' });
      head.replaceChildren(button);
      button.addEventListener('click', () => {
        const turn = head.getAttribute('aria-sort') === 'ascending' ? -1 : 1;
        all('thead th', grid).forEach(h => h.removeAttribute('aria-sort'));
        head.setAttribute('aria-sort', turn > 0 ? 'ascending' : 'descending');
        for (const body of all('tbody', grid)) {
          const sorted = all('tr:not(.kind)', body).map(row => ({ row, text: row.cells[column].textContent.trim() })).sort((a, b) => {
            const by = order(a.text, b.text);
            return Math.abs(by) === Infinity ? by : turn * by;
          });
          body.append(...sorted.map(s => s.row));
        }
      });
      if (column) for (const row of all('tbody tr:not(.kind)', grid)) row.cells[column].dataset.head = head.textContent;
    });
    grid.classList.add('cards');
    let shown = query().has('d');   // a tick never moves the table; the button does
    let ticked = (query().get('d') || '').split(',').map(id => boxes.find(b => b.value === id)).filter(Boolean);
    const draw = () => {
      ticked = [...new Set(ticked.concat(boxes))].filter(b => b.checked);   // in the order of the ticks
      const rows = ticked.map(b => b.closest('tr'));
      side.replaceChildren();
      shown = shown && rows.length > 0;
      side.hidden = !shown;
      $('#count').textContent = rows.length ? rows.length + ' ticked' : 'None ticked';
      $('#show').hidden = shown || !rows.length;
      $('#clear').hidden = !rows.length;
      if (!shown) return;
      const table = make('table', null, {});
      const head = make('tr');
      head.append(make('th', 'Metric', { scope: 'col' }));
      rows.forEach((r, i) => {
        const cell = make('th', null, { scope: 'col' });
        const button = make('button', '×', { type: 'button', 'aria-label': 'Leave out ' + $('a', r).textContent });
        button.addEventListener('click', () => { ticked[i].checked = false; update(); });
        cell.append($('a', r).cloneNode(true), ' ', button);
        head.append(cell);
      });
      const thead = make('thead');
      thead.append(head);
      const body = make('tbody');
      heads.forEach((h, i) => {
        const cells = rows.map(r => r.cells[i + 1]);
        const differs = new Set(cells.map(c => c.textContent).filter(t => t !== 'unknown')).size > 1; // unknown never differs
        if (only.checked && !differs) return;
        const tr = make('tr', null, differs && !only.checked ? { class: 'differs' } : {});
        tr.append(make('th', h.textContent, { scope: 'row' }));
        cells.forEach(c => tr.append(make('td', c.textContent, { class: c.className })));
        body.append(tr);
      });
      table.append(thead, body);
      const other = make('select', null, { id: 'other' });
      other.append(make('option', 'choose a device', { value: '' }), ...boxes.filter(b => !b.checked).map(b => make('option', b.getAttribute('aria-label'), { value: b.value })));
      other.addEventListener('change', () => { boxes.find(b => b.value === other.value).checked = true; update(); $('#other').focus(); });
      const choice = make('label', 'Compare with ', { class: 'other' });
      choice.append(other);
      side.append(choice, table);
      if (!body.children.length) side.append(make('p', 'These devices do not differ.', { class: 'note' }));
    };
    const write = () => {
      const parameters = new URLSearchParams();
      if (ticked.length) parameters.set('d', ticked.map(b => b.value).join(','));
      if (only.checked) parameters.set('only', 'differences');
      remember(parameters, true);
    };
    const update = () => { draw(); write(); };
    boxes.forEach(b => { b.checked = ticked.includes(b); });
    only.checked = query().get('only') === 'differences';
    grid.addEventListener('change', update);
    only.addEventListener('change', update);
    $('#show').addEventListener('click', () => { shown = true; draw(); side.focus(); });
    $('#clear').addEventListener('click', () => { boxes.forEach(b => { b.checked = false; }); update(); });
    draw();
  }
})();
