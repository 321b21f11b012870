import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLog } from './index.ts';

function logged(error: unknown): string {
  const lines: string[] = [];
  createLog('info', { write: (line: string) => lines.push(line) }).error({ err: error }, 'failed');
  return lines.join('');
}

describe('a failed query', () => {
  const refused = Object.assign(new Error('new row violates check constraint "lat"'), {
    code: '23514',
    detail: 'Failing row contains (12 Ridge Road, 39.7596).',
    where: 'line 1: "12 Ridge Road"',
  });
  const failed = new DrizzleQueryError(
    'insert into properties (address, lat) values ($1, $2)',
    ['12 Ridge Road\nParadise', 39.7596],
    refused,
  );

  it('is logged with its statement, its cause and its place in the program', () => {
    const line = logged(failed);

    expect(line).toContain('Failed query: insert into properties (address, lat) values ($1, $2)');
    expect(line).toContain('23514');
    expect(line).toContain('violates check constraint');
    expect(line).toContain('logged-error.test.ts');
  });

  it('leaves nothing in the log of what was entered', () => {
    const line = logged(new Error('not kept', { cause: failed }));

    expect(line).toContain('not kept');
    expect(line).not.toMatch(/Ridge|Paradise|39\.7596/);
  });
});

describe('any error', () => {
  it('is logged with the reasons of all attempts that failed together', () => {
    const both = new AggregateError([
      new Error('refused at ::1'),
      new Error('refused at 127.0.0.1'),
    ]);

    expect(logged(both)).toMatch(/AggregateError.*refused at ::1.*refused at 127\.0\.0\.1/);
  });

  it('is logged without an endless loop when it is its own cause', () => {
    const loop = new Error('loop');
    loop.cause = loop;

    expect(logged(loop)).toContain('loop');
  });

  it("is logged even if it isn't an Error", () => {
    expect(logged('a text that was thrown')).toContain('a text that was thrown');
  });
});
