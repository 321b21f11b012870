import type { TextStorage } from '../browser-store.ts';

/** A browser storage whose contents a test can inspect. */
export function storageOver(kept: Map<string, string>): TextStorage {
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
}

/** A full storage, which can be read and cleared but not written. */
export function fullStorage(kept = new Map<string, string>()): TextStorage {
  return {
    ...storageOver(kept),
    setItem: () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    },
  };
}

/** The storage of a browser that blocks site data. */
export function blockedStorage(): TextStorage {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse };
}
