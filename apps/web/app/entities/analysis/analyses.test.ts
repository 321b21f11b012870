import { expect, test } from 'vitest';

import { isOutdated, lookedAt } from './analyses.ts';

const noon = '2026-07-01T12:00:00.000Z';
const later = '2026-07-01T12:05:00.000Z';
const job = { status: 'done', analysis_id: 'first', updated_at: noon } as const;

test('a result rescored by an answer is dated from when its photos were analyzed', () => {
  expect(lookedAt({ created_at: later, reason: 'answer' }, job)).toBe(noon);
  expect(lookedAt({ created_at: later, reason: 'requested' }, job)).toBe(later);
  expect(lookedAt({ created_at: later, reason: 'dispute' }, null)).toBe(later);
});

test('a label that was changed back counts as looked at', () => {
  const analysis = { created_at: noon, reason: 'requested' } as const;
  expect(lookedAt(analysis, job, later)).toBe(later);
  expect(lookedAt({ ...analysis, created_at: later }, job, noon)).toBe(later);
});

test('a finished job brings a newer result unless the one shown is its own or was scored later', () => {
  expect(isOutdated(null, job)).toBe(true);
  expect(isOutdated({ analysis_id: 'first', created_at: noon }, job)).toBe(false);
  expect(isOutdated({ analysis_id: 'rescored', created_at: later }, job)).toBe(false);
  expect(
    isOutdated({ analysis_id: 'older', created_at: noon }, { ...job, updated_at: later }),
  ).toBe(true);
  expect(isOutdated(null, { ...job, status: 'running' })).toBe(false);
});
