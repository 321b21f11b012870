/** What PostgreSQL answered to a failed query; Drizzle keeps the driver's error as the cause. */
function failureOf(error: unknown): { readonly state: string; readonly detail: unknown } | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) {
    return { state: error.code, detail: 'detail' in error ? error.detail : undefined };
  }
  return error.cause === undefined ? null : failureOf(error.cause);
}

function sqlState(error: unknown): string | null {
  return failureOf(error)?.state ?? null;
}

/** A row with the same unique value exists (23505). */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/** Row-level security or a missing grant refused the statement (42501). */
export function isAccessDenied(error: unknown): boolean {
  return sqlState(error) === '42501';
}

/** A referenced row doesn't exist (23503). */
export function isMissingReference(error: unknown): boolean {
  return sqlState(error) === '23503';
}

/** The transaction's visitor isn't active: our own state, raised by app.require_active_visitor. */
export function isVisitorEnded(error: unknown): boolean {
  return sqlState(error) === 'ZV001';
}

/** What app.count_or_refuse says of the limit that it refused for; null for other errors. The state is our own. */
export function refusalDetail(error: unknown): string | null {
  const failure = failureOf(error);
  return failure?.state === 'ZL001' && typeof failure.detail === 'string' ? failure.detail : null;
}

/** The transaction's user isn't signed in any more: our own state, raised by app.require_signed_in. */
export function isSignedOut(error: unknown): boolean {
  return sqlState(error) === 'ZV002';
}

/** The database's disk is full (53100). */
export function isDiskFull(error: unknown): boolean {
  return sqlState(error) === '53100';
}

/** Connection exceptions (08...), a server that shut down, crashed or is starting (57P...), or too many connections (53300). */
export function isConnectionFailure(error: unknown): boolean {
  return /^(08|57P0[1-5]|53300)/.test(sqlState(error) ?? '');
}
