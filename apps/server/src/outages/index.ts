import { DatabaseUnavailable, isDiskFull as isDatabaseDiskFull } from '../db/index.ts';
import { StorageUnavailable } from '../storage/photo-store.ts';

/** Outages of a deployment. Each is a code of the error catalog. */
export type Outage = 'storage_full' | 'storage_unavailable' | 'database_unavailable';

/**
 * The outage that an error or one of its causes reports; null if none. The failed work can be retried unchanged after the
 * outage.
 */
export function outageOf(error: unknown): Outage | null {
  const causes = causesOf(error);
  // Checked first, because a full disk may be why the database is unreachable.
  if (causes.some(isDiskFull)) return 'storage_full';
  if (causes.some((cause) => cause instanceof StorageUnavailable)) return 'storage_unavailable';
  return causes.some((cause) => cause instanceof DatabaseUnavailable)
    ? 'database_unavailable'
    : null;
}

/** A one-line description of an outage for operators: the innermost error's message, without a stack. */
export function reasonOf(error: unknown): string {
  const causes = causesOf(error);
  // Its own message says more than the client's.
  const innermost = causes.find((cause) => cause instanceof StorageUnavailable) ?? causes.at(-1);
  if (innermost instanceof AggregateError) return innermost.errors.map(reasonOf).join('; ');
  return innermost instanceof Error ? innermost.message : String(error);
}

/** The disk is full (ENOSPC), or this user's quota is used up (EDQUOT). */
function isDiskFull(error: Error): boolean {
  if (isDatabaseDiskFull(error)) return true;
  return 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Maximum depth of causes; a longer chain is a cycle. */
const deepest = 8;

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < deepest; cause = cause.cause) {
    causes.push(cause);
  }
  return causes;
}
