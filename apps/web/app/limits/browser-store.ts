/** What is kept in this browser under a name, over reloads and for all of its tabs. */
export interface BrowserStore {
  read(name: string): string | null;
  write(name: string, text: string): void;
}

/** A browser that keeps nothing (private windows, full storage) is no reason to stop anybody. */
export const localStore: BrowserStore = {
  read: (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  write: (name, text) => {
    try {
      localStorage.setItem(name, text);
    } catch {
      // The server counts as well.
    }
  },
};

/** Reads what was kept as JSON; null where it is nothing, or nothing readable. */
export function readJson(store: BrowserStore, name: string): unknown {
  try {
    return JSON.parse(store.read(name) ?? 'null');
  } catch {
    return null;
  }
}
