/** Where an app keeps the token that names this device as a visitor. */
export interface TokenStore {
  /** Null: this device has none yet. */
  read(): Promise<string | null>;
  keep(token: string): Promise<void>;
}

const key = 'dss-visitor-token';

/**
 * The app's own preferences, which only the app can read and the system doesn't clear away, as it may a webview's
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
