/** What one check found. */
export interface CheckResult {
  readonly status: 'ok' | 'warn' | 'fail';
  /** What was checked, in a word or two. */
  readonly what: string;
  /** What was found and, unless all is well, what to do: sentences for the operator, without secrets. */
  readonly found: string;
}

export const ok = (what: string, found: string): CheckResult => ({ status: 'ok', what, found });
export const warn = (what: string, found: string): CheckResult => ({ status: 'warn', what, found });
export const fail = (what: string, found: string): CheckResult => ({ status: 'fail', what, found });

/** What an error says, with its cause where it says nothing itself; always ends with a full stop. */
export function reason(error: unknown): string {
  const text = wordsOf(error).trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof AggregateError) return wordsOf(error.errors[0] ?? error.message);
  // `fetch failed` says nothing; its cause does.
  if (error.cause !== undefined && error.message === 'fetch failed') return wordsOf(error.cause);
  return error.message === '' ? code : error.message;
}
