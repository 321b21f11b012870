import type { KeptTexts } from '../browser-store.ts';

/** A browser's storage that keeps its texts where a test can look at them. */
export function storageOver(kept: Map<string, string>): KeptTexts {
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
}

/** As a browser's storage is with no room left: it can be read and emptied. */
export function fullStorage(kept = new Map<string, string>()): KeptTexts {
  return {
    ...storageOver(kept),
    setItem: () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    },
  };
}

/** As a browser that is told to keep nothing answers for its storage. */
export function blockedStorage(): KeptTexts {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse };
}
