/** What a store needs of the browser's own. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Texts under names. A browser that keeps nothing (blocked, full) is no reason to stop anybody: what it won't keep
 * holds until the page is loaded again.
 */
export interface BrowserStore {
  read(name: string): string | null;
  write(name: string, text: string): void;
  /** Leaves nothing behind under the name. */
  remove(name: string): void;
  /**
   * Calls back when what stands under the name changes, here or in another tab.
   * @returns what ends the listening
   */
  subscribe(name: string, listener: () => void): () => void;
}

/** @param keptTexts asked for at each use: a browser may refuse it, and a build has none */
export function createBrowserStore(keptTexts: () => KeptTexts): BrowserStore {
  /** What the browser would not keep, or, as null, not let go of. */
  const unsaved = new Map<string, string | null>();
  const listeners = new Set<{ readonly name: string; readonly listener: () => void }>();

  const change = (name: string, text: string | null) => {
    try {
      if (text === null) keptTexts().removeItem(name);
      else keptTexts().setItem(name, text);
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
        return keptTexts().getItem(name);
      } catch {
        return null;
      }
    },
    write: change,
    remove: (name) => change(name, null),
    subscribe: (name, listener) => {
      const entry = { name, listener };
      const onStorage = ({ key }: StorageEvent) => {
        // Null: the whole storage was emptied.
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
 * Reads what was kept as JSON.
 * @param parse what is kept may be of an earlier version, or of anybody; null where it is nothing, or no JSON
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

/** Kept in this browser, over reloads and for all of its tabs. */
export const localStore = createBrowserStore(() => localStorage);

/** Kept as long as the tab is open, for this tab alone. */
export const tabStore = createBrowserStore(() => sessionStorage);
