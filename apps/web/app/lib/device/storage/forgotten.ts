/** Changes whenever this browser forgets. It says when, and names nobody. */
export const markName = 'dss-forgotten';

/** Null where the browser keeps nothing. */
function readMark(): string | null {
  try {
    return localStorage.getItem(markName);
  } catch {
    return null;
  }
}

const markAtStart = 'document' in globalThis ? readMark() : null;

/**
 * Whether the browser has forgotten since this page was loaded. What the page still has in memory must then neither be shown nor kept:
 * load it anew.
 */
export function isForgotten(): boolean {
  return readMark() !== markAtStart;
}

/** @returns the storage. @throws Error once the browser has forgotten */
export function unlessForgotten(storage: Storage): Storage {
  if (isForgotten()) throw new Error('the browser has forgotten what this page is about');
  return storage;
}

/** Ends what the open pages may show and keep. */
export function markForgotten(): void {
  try {
    localStorage.setItem(markName, String(Date.now()));
  } catch {
    // Then nothing is kept either.
  }
}

/**
 * Calls back when the browser forgets because of another tab, or has forgotten while this page was put aside for a way back to it.
 * @returns a function that stops listening
 */
export function followForgetting(forgotten: () => void): () => void {
  const check = () => {
    if (isForgotten()) forgotten();
  };
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', check);
  return () => {
    window.removeEventListener('storage', check);
    window.removeEventListener('pageshow', check);
  };
}
