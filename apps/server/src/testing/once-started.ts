/**
 * A part of a fixture that its first hook starts.
 * @throws Error where a test asks for it before that
 */
export function onceStarted<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('nothing is there before the first hook has run');
  return part;
}
