import { noEvidence } from '@dss/domain';
import { expect, test } from 'vitest';

import { knownOf } from './known-evidence.ts';

const nothing = { server: null, browser: null, device: null };

test('each value read by us takes precedence over the browser’s', () => {
  const known = knownOf({
    ...nothing,
    server: { ...noEvidence, heading: 90 },
    browser: { ...noEvidence, heading: 180, lat: 38.5, lng: -121.5, accuracy_m: 8 },
    device: { ...noEvidence, lat: 1, lng: 1, taken_at: '2026-07-01T12:00:00Z' },
  });
  expect(known).toEqual({
    takenAt: '2026-07-01T12:00:00Z',
    place: { lat: 38.5, lng: -121.5 },
    accuracyMeters: 8,
    heading: 90,
  });
});

test('a photo without any evidence has none', () => {
  expect(knownOf(nothing)).toEqual({
    takenAt: null,
    place: null,
    accuracyMeters: null,
    heading: null,
  });
});
