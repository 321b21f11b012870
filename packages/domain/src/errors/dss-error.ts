import { errorCatalog, type ErrorCode } from './catalog.ts';

export interface DssErrorOptions {
  /** Values for the `{name}` slots of the catalog's message. */
  values?: Readonly<Record<string, string | number>>;
  /** The underlying error; logged, never shown. */
  cause?: unknown;
  /** Milliseconds until the same request may succeed, sent as `Retry-After`. Defaults to the catalog's value, if any. */
  retryAfterMs?: number;
  /** Why, as words that a program reads: what makes a password weak. */
  reasons?: readonly string[];
}

/** An expected failure: a code of the catalog, its public message, and whether a retry can help. */
export class DssError extends Error {
  override readonly name = 'DssError';
  readonly code: ErrorCode;
  readonly status: (typeof errorCatalog)[ErrorCode]['status'];
  readonly retryable: boolean;
  readonly retryAfterMs: number | null;
  readonly reasons: readonly string[] | null;

  constructor(
    code: ErrorCode,
    { values = {}, cause, retryAfterMs, reasons }: DssErrorOptions = {},
  ) {
    const entry = errorCatalog[code];
    super(fillMessage(entry.message, values), cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = entry.status;
    this.retryable = entry.retryable;
    this.retryAfterMs = retryAfterMs ?? ('retryAfterMs' in entry ? entry.retryAfterMs : null);
    this.reasons = reasons ?? null;
  }
}

function fillMessage(template: string, values: Readonly<Record<string, string | number>>): string {
  return template
    .replaceAll(/\{(\w+)\}/g, (_slot, name: string) => String(values[name] ?? ''))
    .trim();
}
