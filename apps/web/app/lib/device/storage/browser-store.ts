import { unlessForgotten } from './forgotten.ts';

/** The part of the Storage interface that a store uses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Named texts in the browser's storage. If the browser can't save (blocked, full), values stay in memory until the page
 * is reloaded.
 */
export interface BrowserStore {
  read(name: string): string | null;
  write(name: string, text: string): void;
  remove(name: string): void;
  /**
   * Calls back when the value changes, here or in another tab.
   * @returns a function that stops listening
   */
  subscribe(name: string, listener: () => void): () => void;
}

/** @param storage called for each access, because a browser may deny it and there is no storage during the build */
export function createBrowserStore(storage: () => TextStorage): BrowserStore {
  /** Values that the browser couldn't save; null for those it couldn't remove. */
  const unsaved = new Map<string, string | null>();
  const listeners = new Set<{ readonly name: string; readonly listener: () => void }>();

  const change = (name: string, text: string | null) => {
    try {
      if (text === null) storage().removeItem(name);
      else storage().setItem(name, text);
      unsaved.delete(name);
    } catch {
      unsaved.set(name, text);
    }
    for (const entry of listeners) if (entry.name === name) entry.listener();
  };

  return {
    read: (name) => {
      const text = unsaved.get(name);
      if (text !== undefined) return text;
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    write: change,
    remove: (name) => change(name, null),
    subscribe: (name, listener) => {
      const entry = { name, listener };
      const onStorage = ({ key }: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (key === name || key === null) listener();
      };
      listeners.add(entry);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(entry);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/**
 * Reads a saved value as JSON.
 * @param parse must cope with values of earlier versions or other origins; receives null if there is none or it isn't
 * JSON
 */
export function readJson<T>(store: BrowserStore, name: string, parse: (kept: unknown) => T): T {
  return parse(jsonIn(store.read(name)));
}

function jsonIn(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Saved in this browser: survives reloads, shared by all tabs. */
export const localStore = createBrowserStore(() => unlessForgotten(localStorage));

/** Saved for this tab only, as long as it is open. */
export const tabStore = createBrowserStore(() => unlessForgotten(sessionStorage));
