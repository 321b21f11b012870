/** The first wait before something is tried again, and the longest that repeated waits can grow to. */
const firstMs = 5000;
const longestMs = 2 * 60_000;

/** What failed and will be tried again by itself, less often each time. */
export interface Retries {
  /** @param askedMs how long the server asks to wait; null if it doesn't say */
  readonly later: (id: string, askedMs: number | null) => void;
  /** Whether it was tried again since it failed first. */
  readonly isRepeated: (id: string) => boolean;
  /** It needn't be tried again, or its next failure counts as the first. */
  readonly forget: (id: string) => void;
}

export function createRetries(again: (id: string) => void): Retries {
  const tries = new Map<string, { count: number; timer: ReturnType<typeof setTimeout> }>();
  return {
    later: (id, askedMs) => {
      const { count = 0, timer: last } = tries.get(id) ?? {};
      clearTimeout(last);
      const waitMs = Math.max(askedMs ?? 0, Math.min(longestMs, firstMs * 2 ** count));
      tries.set(id, { count: count + 1, timer: setTimeout(() => again(id), waitMs) });
    },
    isRepeated: (id) => tries.has(id),
    forget: (id) => {
      clearTimeout(tries.get(id)?.timer);
      tries.delete(id);
    },
  };
}
