import { connectAnalytics } from './analytics.ts';
import type { PostHogSinkOptions } from './posthog-sink.ts';

/**
 * Counts from now on: loads the library, which nobody else carries, and connects it.
 * @returns what ends the counting
 */
export function countVisits(options: PostHogSinkOptions): () => void {
  let ended = false;
  let close: (() => void) | null = null;
  void import('./posthog-sink.ts').then(
    ({ createPostHogSink }) => {
      if (ended) return;
      const sink = createPostHogSink(options);
      close = () => sink.close();
      connectAnalytics(sink);
    },
    // Uncounted is no reason to trouble the reader.
    () => undefined,
  );
  return () => {
    ended = true;
    connectAnalytics(null);
    close?.();
  };
}
