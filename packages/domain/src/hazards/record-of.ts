/** A record with a value for each key. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>>;
// With a second signature, because TypeScript can't tell that a loop over all keys leaves none out.
export function recordOf(
  keys: readonly string[],
  valueOf: (key: string) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
}
