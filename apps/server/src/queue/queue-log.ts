import { Logger as GraphileLogger } from 'graphile-worker';
import type { Logger } from 'pino';

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/**
 * Passes graphile-worker's messages to our log. What it calls info (each job, each connection) is debug to us.
 * While stopping, jobs that were interrupted are expected, so its errors are news only to somebody who debugs.
 */
export function queueLogger(log: Logger, isStopping: () => boolean): GraphileLogger {
  return new GraphileLogger((scope) => (level, message, meta) => {
    const error: unknown = meta?.['error'];
    const fields = { ...scope, ...(error === undefined ? {} : { err: error }) };
    log[isStopping() ? 'debug' : levels[level]](fields, message);
  });
}
