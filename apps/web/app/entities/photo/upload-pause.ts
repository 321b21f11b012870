import { ApiError, isServerBusy } from '../../lib/api/api-error.ts';
import { createBackOff } from '../../lib/device/outbox/back-off.ts';
import type { UploadPause, UploadStore } from './upload-store.ts';

const waits = {
  busy: { firstMs: 5000, longestMs: 2 * 60_000 },
  full: { firstMs: 30_000, longestMs: 5 * 60_000 },
} as const;

const shortestMs = 1000;

/** The time in which no photo of a property is sent, because the server can't take any. */
export interface Pause {
  readonly isOn: () => boolean;
  /** Pauses for as long as the server asks, twice as long for each pause in a row. */
  readonly begin: (reason: UploadPause['reason'], error: unknown) => void;
  readonly end: () => void;
  /** The next pause counts as the first one, however long the last one was. */
  readonly startOver: () => void;
}

/** @param ended called when a pause is over */
export function createPause(
  { state }: Pick<UploadStore, 'state'>,
  now: () => number,
  ended: () => void,
): Pause {
  const isOn = () => state.getState().pause !== null;
  const { wait, stop, startOver } = createBackOff(() => {
    end();
    ended();
  });

  function end(): void {
    stop();
    state.setState({ pause: null });
  }

  return {
    isOn,
    begin: (reason, error) => {
      if (isOn()) return;
      const askedMs = error instanceof ApiError ? error.retryAfterMs : null;
      const firstMs = Math.max(askedMs ?? waits[reason].firstMs, shortestMs);
      state.setState({ pause: { reason, until: now() + wait(waits[reason], firstMs) } });
    },
    end,
    startOver,
  };
}

/** Null if pausing won't help. */
export function pauseReason(error: unknown): UploadPause['reason'] | null {
  if (error instanceof ApiError && error.status === 507) return 'full';
  return isServerBusy(error) ? 'busy' : null;
}
