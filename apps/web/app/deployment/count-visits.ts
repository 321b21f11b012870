import { connectAnalytics } from './analytics.ts';
import type { PostHogSinkOptions } from './posthog-sink.ts';

/**
 * Starts counting visits: loads the library, which other pages don't include, and connects it.
 * @returns a function that stops counting
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
    // If the library can't be loaded, the visit just isn't counted.
    () => undefined,
  );
  return () => {
    ended = true;
    connectAnalytics(null);
    close?.();
  };
}
