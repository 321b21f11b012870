/**
 * Runs an action in a task of its own, for what needn't be done at once: the page answers taps before it.
 * @param action may return a function that undoes it
 * @returns a function that cancels the action, or undoes it if it has run
 */
export function inOwnTask(action: () => (() => void) | void): () => void {
  let undo: (() => void) | void;
  const timer = window.setTimeout(() => {
    undo = action();
  });
  return () => {
    window.clearTimeout(timer);
    undo?.();
  };
}
