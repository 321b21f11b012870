import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** The start of messages written by the schema library, for schemas without a message of their own. */
const withoutWords = 'Invalid input';

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const formats: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  email: 'an email address',
  url: 'an address that begins with http',
  datetime: 'a date and time',
};

/**
 * Describes what is wrong with a request: names the field and what it accepts. The schema library's own messages use its type
 * names and change between releases.
 * @param received the validated data: a body, a query, path parameters, or headers
 */
export function describeIssue(issue: Issue, received: unknown): string {
  const field = issue.path.map(String).join('.');
  if (field === '') return `The body ${complaint(issue)}.`;
  if (valueAt(received, issue.path) === undefined && issue.code !== 'custom') {
    return `${field} is missing.`;
  }
  return `${field} ${complaint(issue)}.`;
}

function complaint(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? 'of another kind'}`;
    case 'too_small':
      return boundary('at least', issue.origin, issue.minimum);
    case 'too_big':
      return boundary('at most', issue.origin, issue.maximum);
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? 'in the form that is documented'}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `has fields that are not known here: ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return 'has none of the forms that are taken here';
    case 'custom':
      return issue.message === withoutWords ? 'is not valid' : issue.message;
    default:
      return 'is not valid';
  }
}

function boundary(side: string, origin: string, limit: number | bigint): string {
  if (origin === 'string') {
    return side === 'at least' && limit === 1
      ? 'must not be empty'
      : `must have ${side} ${limit} characters`;
  }
  return origin === 'array'
    ? `must have ${side} ${limit} ${limit === 1 ? 'entry' : 'entries'}`
    : `must be ${side} ${limit}`;
}

function valueAt(received: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    received,
  );
}
