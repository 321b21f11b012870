import { DssError } from '@dss/domain';

/**
 * Checks all text of a request's data, names of fields included. PostgreSQL stores neither U+0000 nor half of a surrogate pair, and other
 * functions, such as `encodeURIComponent`, throw on the latter.
 * @throws DssError `invalid_request`
 */
export function assertStorableText(data: unknown): void {
  // Without recursion, because a body may be nested deeper than the stack.
  const rest = [data];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value === 'string') {
      if (value.includes('\u0000') || !value.isWellFormed()) {
        const detail = 'Text must not contain the character U+0000 or half of a surrogate pair.';
        throw new DssError('invalid_request', { values: { detail } });
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, field] of Object.entries(value)) rest.push(name, field);
    }
  }
}
