import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { gatherParts, partChangedBy } from './changed-parts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const id = '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c001';

test('every event refreshes what it is about', () => {
  expect(
    [
      { kind: 'photo_added', photo_id: id } as const,
      { kind: 'photo_removed', photo_id: id } as const,
      { kind: 'placement_changed', photo_id: id } as const,
      { kind: 'photo_sorted', photo_id: id } as const,
      { kind: 'property_changed' } as const,
      { kind: 'answers_changed' } as const,
      { kind: 'disputes_changed' } as const,
      { kind: 'plan_changed' } as const,
      { kind: 'analysis_added', analysis_id: id, dss_score: 70 } as const,
    ].map(partChangedBy),
  ).toEqual([
    'photos',
    'photos',
    'photos',
    'photos',
    'property',
    'answers',
    'disputes',
    'plan',
    'analysis',
  ]);
});

test('several changes in a row are fetched once', () => {
  const refresh = vi.fn();
  const gathering = gatherParts(refresh, 100);
  gathering.add('photos');
  vi.advanceTimersByTime(60);
  gathering.add('photos', 'answers');
  vi.advanceTimersByTime(40);
  expect(refresh.mock.calls).toEqual([[new Set(['photos', 'answers'])]]);
  gathering.add('photos');
  vi.advanceTimersByTime(100);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a page that was left fetches nothing', () => {
  const refresh = vi.fn();
  const gathering = gatherParts(refresh);
  gathering.add('photos');
  gathering.stop();
  vi.advanceTimersByTime(1000);
  expect(refresh).not.toHaveBeenCalled();
});
