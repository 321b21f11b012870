const tickMs = 30_000;
/** A session is renewed when it ends within three ticks. */
const renewTicks = 3;

/**
 * Looks at a session every tick, and has it renewed shortly before it ends.
 * @param endsAt ISO 8601
 * @returns a function that stops looking
 */
export function renewInTime(endsAt: string, renew: () => void): () => void {
  const timer = setInterval(() => {
    if (Date.parse(endsAt) - Date.now() < renewTicks * tickMs) renew();
  }, tickMs);
  return () => clearInterval(timer);
}
