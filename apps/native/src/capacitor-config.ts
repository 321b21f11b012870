import type { CapacitorConfig } from '@capacitor/cli';

import { isTrialServer, type AppSettings } from './app-settings.ts';

/** The shell's folder, relative to this workspace. */
export const shellFolder = 'www';

/**
 * The configuration of both apps. Their pages' origins are `capacitor://localhost` and `https://localhost`, which a
 * server with NATIVE_APPS=on accepts.
 */
export function capacitorConfig(settings: AppSettings): CapacitorConfig {
  return {
    appId: settings.appId,
    appName: settings.appName,
    webDir: shellFolder,
    // For people who need larger text.
    zoomEnabled: true,
    server: {
      hostname: 'localhost',
      iosScheme: 'capacitor',
      androidScheme: 'https',
      ...(isTrialServer(settings) && { cleartext: true }),
    },
    // The pages don't draw edge to edge: status bar, notch and home indicator keep their space.
    ios: { contentInset: 'always' },
    plugins: {
      SystemBars: { insetsHandling: 'native' },
      // Requests go through the webview itself, which applies its content security policy and reports upload progress.
      CapacitorHttp: { enabled: false },
      CapacitorCookies: { enabled: false },
    },
  };
}
