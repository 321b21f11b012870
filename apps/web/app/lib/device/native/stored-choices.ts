import { cookieIn } from '../storage/cookies.ts';
import { localStore, type BrowserStore } from '../storage/browser-store.ts';
import { nativeServer } from './native-server.ts';

/** The preferences that the server reads, too, in the format of `document.cookie`. */
export interface StoredChoices {
  read(): string;
  /** @param cookie with its attributes, as `document.cookie` expects it; `Max-Age=0` deletes it */
  write(cookie: string): void;
}

/** The shell's start script reads the same names (apps/native/src/shell). */
const choices = ['dss_theme', 'dss_language'];

const browserCookies: StoredChoices = {
  read: () => document.cookie,
  write: (cookie) => {
    document.cookie = cookie;
  },
};

/** The same without cookies: iOS stores none for an app's own pages, and no server would receive them. */
export function choicesIn(store: BrowserStore): StoredChoices {
  return {
    read: () =>
      choices
        .map((name) => `${name}=${store.read(name) ?? ''}`)
        .filter((cookie) => !cookie.endsWith('='))
        .join('; '),
    write: (cookie) => {
      const ends = /;\s*Max-Age=0\b/.test(cookie);
      for (const name of choices) {
        const value = cookieIn(cookie, name);
        if (value === undefined) continue;
        if (ends) store.remove(name);
        else store.write(name, value);
      }
    },
  };
}

export const storedChoices: StoredChoices =
  nativeServer === null ? browserCookies : choicesIn(localStore);
