/** What is recorded: errors, and actions that a program does more often than a person. */
export type ActivityType =
  | 'validation_failure'
  | 'rate_limit_hit'
  | 'bulk_operation'
  | 'property_operation';

export interface SecurityEvent {
  readonly type: ActivityType | 'suspicious_activity';
  readonly details: string;
  /** ISO 8601 */
  readonly timestamp: string;
  readonly fingerprint: string;
}

interface Heuristic {
  /** More events than this within the window are suspicious (core flow, section 5). */
  readonly moreThan: number;
  readonly windowMs: number;
}

const minute = 60_000;

export const heuristics: Readonly<Record<ActivityType, Heuristic>> = {
  validation_failure: { moreThan: 10, windowMs: 5 * minute },
  rate_limit_hit: { moreThan: 5, windowMs: 5 * minute },
  bulk_operation: { moreThan: 20, windowMs: 5 * minute },
  property_operation: { moreThan: 5, windowMs: minute },
};

export const mostEvents = 100;

/**
 * Adds an event to the log, plus a suspicion if it triggers one (at most one per heuristic, device and window). Keeps
 * the last 100 events.
 */
export function withEvent(
  log: readonly SecurityEvent[],
  event: SecurityEvent & { readonly type: ActivityType },
): readonly SecurityEvent[] {
  const noted = [...log, event];
  const suspicion = suspicionOf(noted, event);
  return (suspicion === null ? noted : [...noted, suspicion]).slice(-mostEvents);
}

function suspicionOf(
  log: readonly SecurityEvent[],
  { type, timestamp, fingerprint }: SecurityEvent & { readonly type: ActivityType },
): SecurityEvent | null {
  const { moreThan, windowMs } = heuristics[type];
  const since = Date.parse(timestamp) - windowMs;
  const recent = log.filter(
    (event) => event.fingerprint === fingerprint && Date.parse(event.timestamp) > since,
  );
  const count = recent.filter((event) => event.type === type).length;
  const isNoted = recent.some(
    (event) => event.type === 'suspicious_activity' && event.details.startsWith(`${type}:`),
  );
  if (count <= moreThan || isNoted) return null;
  const details = `${type}: ${count} within ${windowMs / minute} min`;
  return { type: 'suspicious_activity', details, timestamp, fingerprint };
}
