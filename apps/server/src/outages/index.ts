import { DatabaseUnavailable, isDiskFull as isDatabaseDiskFull } from '../db/index.ts';

/** What a deployment runs out of, or misses for a while. Each is a code of the error catalog. */
export type Outage = 'storage_full' | 'database_unavailable';

/**
 * The outage that an error tells of, itself or by its causes; null where it tells of none. What was tried may succeed as
 * it is once the outage is over.
 */
export function outageOf(error: unknown): Outage | null {
  const causes = causesOf(error);
  // A full disk may be why the database can't be reached.
  if (causes.some(isDiskFull)) return 'storage_full';
  return causes.some((cause) => cause instanceof DatabaseUnavailable)
    ? 'database_unavailable'
    : null;
}

/** What an operator has to know of an outage, in a line: the innermost error's words, without a stack. */
export function reasonOf(error: unknown): string {
  const innermost = causesOf(error).at(-1);
  if (innermost instanceof AggregateError) return innermost.errors.map(reasonOf).join('; ');
  return innermost instanceof Error ? innermost.message : String(error);
}

/** No room (ENOSPC), or none that this user may take (EDQUOT). */
function isDiskFull(error: Error): boolean {
  if (isDatabaseDiskFull(error)) return true;
  return 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Causes of causes; a longer chain is a loop. */
const deepest = 8;

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < deepest; cause = cause.cause) {
    causes.push(cause);
  }
  return causes;
}
