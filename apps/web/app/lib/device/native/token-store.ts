/** Where the native app saves the token that identifies this device as a visitor. */
export interface TokenStore {
  /** Null if this device has none yet. */
  read(): Promise<string | null>;
  keep(token: string): Promise<void>;
}

const key = 'dss-visitor-token';

/**
 * The native app's own preferences: only the app can read them, and the system doesn't clear them, unlike a webview's
 * storage.
 */
export const tokenStore: TokenStore = {
  read: async () => {
    const { Preferences } = await import('@capacitor/preferences');
    return (await Preferences.get({ key })).value;
  },
  keep: async (token) => {
    const { Preferences } = await import('@capacitor/preferences');
    await Preferences.set({ key, value: token });
  },
};
