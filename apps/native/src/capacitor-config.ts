import type { CapacitorConfig } from '@capacitor/cli';

import { isTrialServer, type AppSettings } from './app-settings.ts';

/** The shell's folder, below this workspace. */
export const shellFolder = 'www';

/**
 * The configuration of both apps. Their pages stand at `capacitor://localhost` and `https://localhost`, which are the
 * origins that a server with NATIVE_APPS=on answers.
 */
export function capacitorConfig(settings: AppSettings): CapacitorConfig {
  return {
    appId: settings.appId,
    appName: settings.appName,
    webDir: shellFolder,
    // Whoever needs larger letters may have them.
    zoomEnabled: true,
    server: {
      hostname: 'localhost',
      iosScheme: 'capacitor',
      androidScheme: 'https',
      ...(isTrialServer(settings) && { cleartext: true }),
    },
    // The pages draw no edge to edge: status bar, notch and home indicator keep their places.
    ios: { contentInset: 'always' },
    plugins: {
      SystemBars: { insetsHandling: 'native' },
      // Requests stay the webview's own, under its policy and with its progress.
      CapacitorHttp: { enabled: false },
      CapacitorCookies: { enabled: false },
    },
  };
}
