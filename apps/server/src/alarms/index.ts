import type { Operations } from '@dss/domain';
import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import type { Config } from '../config/index.ts';
import type { Readiness } from '../operations/readiness.ts';
import { lookForFaults } from './look-for-faults.ts';
import { waysToTell } from './tell.ts';
import { watchFaults } from './watch-faults.ts';

/**
 * Tells the operator, where it is configured, of what has failed for ten minutes, and of its end.
 * @returns a function that stops it
 */
export function startAlarms({
  config,
  readiness,
  readOverview,
  clock,
  log,
}: {
  readonly config: Config;
  readonly readiness: Pick<Readiness, 'parts'>;
  readonly readOverview: () => Promise<Operations>;
  readonly clock: Clock;
  readonly log: Logger;
}): () => Promise<void> {
  const look = () => lookForFaults(readiness, readOverview);
  const stops = waysToTell(config).map((tell) => watchFaults({ look, tell, clock, log }));
  return () => {
    for (const stop of stops) stop();
    return Promise.resolve();
  };
}
