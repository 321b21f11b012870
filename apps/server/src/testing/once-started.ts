/**
 * A part of a fixture that its first hook starts.
 * @throws Error if a test uses it earlier
 */
export function onceStarted<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('nothing is there before the first hook has run');
  return part;
}
