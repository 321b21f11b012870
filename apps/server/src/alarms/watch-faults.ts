import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';

/** What fails now. */
export interface Faults {
  /** What is wrong in a few words, by a name that the fault has at each look. */
  readonly texts: ReadonlyMap<string, string>;
  /** Whether what isn't named works; false while some parts can't be asked. */
  readonly isWhole: boolean;
}

/** A fault that somebody should hear of. */
export interface Alarm {
  readonly text: string;
  readonly since: Date;
  /** Whether it is over, having been told before. */
  readonly isOver: boolean;
}

/** Rejects where nobody took it: it is told again a minute later. */
export type Tell = (alarm: Alarm) => Promise<void>;

export interface FaultWatch {
  readonly look: () => Promise<Faults>;
  readonly tell: Tell;
  readonly clock: Clock;
  readonly log: Logger;
}

const everyMs = 60_000;
/** What is over by then, such as a restart of the mail server, needs nobody. */
const alarmAfterMs = 10 * 60_000;

/**
 * Looks each minute for what fails, and tells of what has failed for ten minutes, and of its end. It remembers no longer than its process
 * runs, so that it needs nothing that may fail.
 * @returns a function that stops it
 */
export function watchFaults({ look, tell, clock, log }: FaultWatch): () => void {
  const faults = new Map<string, { text: string; readonly since: Date; isReported: boolean }>();

  const tellOf = async (name: string, isOver: boolean) => {
    const fault = faults.get(name);
    if (fault === undefined) return;
    const { text, since, isReported } = fault;
    const isDue = clock().getTime() - since.getTime() >= alarmAfterMs;
    try {
      if (isOver ? isReported : isDue && !isReported) await tell({ text, since, isOver });
    } catch (error) {
      log.warn({ err: error, fault: text }, 'an alarm could not be told');
      return;
    }
    if (isOver) faults.delete(name);
    else fault.isReported ||= isDue;
  };

  const check = async () => {
    const { texts, isWhole } = await look();
    for (const [name, text] of texts) {
      const known = faults.get(name);
      if (known === undefined) faults.set(name, { text, since: clock(), isReported: false });
      else known.text = text;
    }
    for (const name of faults.keys()) {
      if (texts.has(name)) await tellOf(name, false);
      else if (isWhole) await tellOf(name, true);
    }
  };

  let isChecking = false;
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    check()
      .catch((error: unknown) => log.warn({ err: error }, 'nobody could look for what fails'))
      .finally(() => (isChecking = false));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
