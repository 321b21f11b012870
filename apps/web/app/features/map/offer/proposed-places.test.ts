import { noEvidence, toPlace } from '@dss/domain';
import { expect, test } from 'vitest';

import { proposePlaces, type PhotoWithEvidence } from './use-place-offer.ts';

const pin = { lat: 38.5, lng: -121.5 };
const nobody = new Set<string>();

function takenAt(xRel: number, yRel: number, accuracy: number | null = null): PhotoWithEvidence {
  const place = toPlace(pin, { xRel, yRel });
  return {
    image_id: 'front',
    placement: null,
    evidence: {
      server: null,
      browser: { ...noEvidence, ...place, accuracy_m: accuracy },
      device: null,
    },
  };
}

test('a photo is proposed where its camera says it was taken', () => {
  const [proposed] = proposePlaces([takenAt(0.3, 0.6)], pin, nobody);
  expect(proposed?.imageId).toBe('front');
  expect(proposed?.at.xRel).toBeCloseTo(0.3, 6);
  expect(proposed?.at.yRel).toBeCloseTo(0.6, 6);
});

test('a photo that has a place, or whose proposal was declined, gets none', () => {
  const photo = takenAt(0.3, 0.6);
  expect(proposePlaces([{ ...photo, placement: { lat: 38.5 } }], pin, nobody)).toEqual([]);
  expect(proposePlaces([photo], pin, new Set(['front']))).toEqual([]);
  expect(proposePlaces([{ ...photo, placement: { lat: null } }], pin, nobody)).toHaveLength(1);
});

test('nothing is proposed off the map, or from an inaccurate location', () => {
  expect(proposePlaces([takenAt(1.2, 0.6)], pin, nobody)).toEqual([]);
  expect(proposePlaces([takenAt(0.3, 0.6, 65)], pin, nobody)).toEqual([]);
  expect(proposePlaces([takenAt(0.3, 0.6, 5)], pin, nobody)).toHaveLength(1);
});

test('a photo without a location gets no proposal', () => {
  const nothing = { server: null, browser: { ...noEvidence, heading: 90 }, device: null };
  const photo = { image_id: 'front', placement: null, evidence: nothing };
  expect(proposePlaces([photo], pin, nobody)).toEqual([]);
});
