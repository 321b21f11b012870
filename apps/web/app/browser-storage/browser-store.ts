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
  const heldHere = new Map<string, string | null>();
  const listeners = new Set<{ readonly name: string; readonly listener: () => void }>();

  const change = (name: string, text: string | null) => {
    try {
      if (text === null) keptTexts().removeItem(name);
      else keptTexts().setItem(name, text);
      heldHere.delete(name);
    } catch {
      heldHere.set(name, text);
    }
    for (const heard of listeners) if (heard.name === name) heard.listener();
  };

  return {
    read: (name) => {
      const held = heldHere.get(name);
      if (held !== undefined) return held;
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
      const hear = ({ key }: StorageEvent) => {
        // Null: the whole storage was emptied.
        if (key === name || key === null) listener();
      };
      listeners.add(entry);
      window.addEventListener('storage', hear);
      return () => {
        listeners.delete(entry);
        window.removeEventListener('storage', hear);
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
