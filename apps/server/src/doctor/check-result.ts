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

/** What OpenSSL says, in words that name what to do. */
const clearer: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:self-signed certificate|unable to (?:verify the first|get (?:local )?issuer) certificate)/i,
    "no public authority signed its certificate. Name a file with its authority's in NODE_EXTRA_CA_CERTS.",
  ],
  [/wrong version number/, "it doesn't speak TLS there."],
];

/** What an error says, with its cause where it says nothing itself; always ends with a full stop. */
export function reason(error: unknown): string {
  const words = wordsOf(error).trim();
  const [, text] = clearer.find(([said]) => said.test(words)) ?? [null, words];
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
