import { recordOf } from '@dss/domain';
import type { Logger } from 'pino';
import { readyParts, type ReadyPart } from '../health/check.ts';
import { reasonOf } from '../outages/index.ts';

/** How each is asked; rejects if it doesn't answer. */
export type ReadinessChecks = Readonly<Record<ReadyPart, () => Promise<void>>>;

type PartStatus = 'ok' | 'failed';

/** How the parts were at their last checks. */
export interface Readiness {
  readonly parts: () => Readonly<Record<ReadyPart, PartStatus>>;
  readonly stop: () => void;
}

export interface ReadinessOptions {
  readonly log: Logger;
  /** How often a part is checked that answered; by default every ten seconds. */
  readonly everyMs?: number;
  /** How often one is checked that didn't; by default every second. */
  readonly againMs?: number;
}

/** So many checks in a row must fail, so that a balancer drops no server for a moment's trouble. */
const failuresOfFailed = 3;

/** A check without an answer for so long counts as failed. Far more than a server takes that has too much to do. */
const hangsAfterMs = 30_000;

/**
 * Checks the parts in the background, apart from requests: how many of those wait says nothing about whether a part works. The parts
 * count as working at first, since a start needs them all.
 */
export function watchReadiness(
  checks: ReadinessChecks,
  { log, everyMs = 10_000, againMs = 1000 }: ReadinessOptions,
): Readiness {
  const watched = recordOf(readyParts, (part) =>
    watchPart(checks[part], everyMs, logFor(part, log)),
  );
  const timer = setInterval(() => {
    for (const part of readyParts) watched[part].checkIfDue();
  }, againMs);
  timer.unref();
  return {
    parts: () => recordOf(readyParts, (part) => watched[part].status()),
    stop: () => clearInterval(timer),
  };
}

/** Takes the reason why a part has failed; null: it answers again. */
type NoteChange = (reason: string | null) => void;

function logFor(part: ReadyPart, log: Logger): NoteChange {
  return (reason) => {
    if (reason === null) log.info({ part }, 'a part of the service answers again');
    else log.warn({ part, reason }, 'a part of the service does not answer');
  };
}

function watchPart(ask: () => Promise<void>, everyMs: number, noteChange: NoteChange) {
  let failures = 0;
  let isAsking = false;
  let askedAt = performance.now();
  const fail = (reason: string) => {
    failures += 1;
    if (failures === failuresOfFailed) noteChange(reason);
  };
  const check = async () => {
    isAsking = true;
    askedAt = performance.now();
    try {
      await ask();
      if (failures >= failuresOfFailed) noteChange(null);
      failures = 0;
    } catch (error) {
      fail(reasonOf(error));
    }
    isAsking = false;
  };
  return {
    checkIfDue: () => {
      const waitedMs = performance.now() - askedAt;
      if (isAsking) {
        if (waitedMs > hangsAfterMs) fail('no answer');
      } else if (failures > 0 || waitedMs >= everyMs) void check();
    },
    status: (): PartStatus => (failures < failuresOfFailed ? 'ok' : 'failed'),
  };
}
