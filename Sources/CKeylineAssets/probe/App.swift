// The app around KeylineProbe.swift: it measures once its window is on screen, prints the JSON between two
// marks, and ends.

import UIKit

@main
final class ProbeApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = ProbeScene.self
    return configuration
  }
}

final class ProbeScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var hasBegun = false

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    guard let window, !hasBegun else { return }
    hasBegun = true
    Task {
      print("--- keyline.probe begins ---")
      await KeylineProbe(window: window).run()
      print("--- keyline.probe ends ---")
      // It writes out what is printed; simctl waits for it.
      exit(0)
    }
  }
}
