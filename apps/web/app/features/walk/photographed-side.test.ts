import { assumedOutline, type WalkStop } from '@dss/domain';
import { describe, expect, test } from 'vitest';

import {
  headingOfPhoto,
  openProposal,
  proposedByHeading,
  type PhotographedHome,
} from './photographed-side.ts';
import { storedPhoto } from '../../entities/photo/testing/stored-photo.ts';

const home: PhotographedHome = { facing: 'south', missing: [], outline: null };

function proposed(
  stop: Pick<WalkStop, 'kind' | 'side'>,
  heading: number,
  change: Partial<PhotographedHome> = {},
) {
  const found = proposedByHeading(stop, 'photo', heading, { ...home, ...change });
  return found === null ? null : found.kind === 'side' ? found.side : `front ${found.facing}`;
}

const front = { kind: 'wall', side: 'front' } as const;
const yard = { kind: 'yard', side: 'front' } as const;

test('whoever steps back from a side looks opposite to where it faces', () => {
  // The front faces south, so the camera looks north; the left side faces west.
  expect([0, 90, 180, 270].map((heading) => proposed(front, heading))).toEqual([
    null,
    'left',
    'back',
    'right',
  ]);
});

test('whoever turns around looks where the side faces', () => {
  expect([0, 90, 180, 270].map((heading) => proposed(yard, heading))).toEqual([
    'back',
    'right',
    null,
    'left',
  ]);
});

test('a heading between two sides proposes nothing', () => {
  expect([64, 65, 115, 116, 425].map((heading) => proposed(front, heading))).toEqual([
    null,
    'left',
    'left',
    null,
    'left',
  ]);
});

test('the angle of a traced house is taken into account', () => {
  const outline = { ...assumedOutline, rotation_deg: 40 };
  expect(proposed(front, 130, { outline })).toBe('left');
  expect(proposed(front, 75, { outline })).toBeNull();
  expect(proposed(front, 70, { outline: { ...outline, rotation_deg: 160 } })).toBe('left');
});

test('a side that does not exist is not proposed', () => {
  expect(proposed(front, 180, { missing: ['back'] })).toBeNull();
});

test('nothing is proposed of the house as a whole, nor at the roof', () => {
  expect(proposed({ kind: 'walls', side: null }, 180)).toBeNull();
  expect(proposed({ kind: 'roof', side: null }, 180)).toBeNull();
});

test('where the front faces is proposed while it is unknown, from any side', () => {
  const unknown = { facing: null };
  expect(proposed(front, 0, unknown)).toBe('front south');
  expect(proposed({ kind: 'wall', side: 'left' }, 90, unknown)).toBe('front south');
  expect(proposed(front, 45, unknown)).toBeNull();
  expect(proposed(yard, 0, unknown)).toBeNull();
});

test('what the camera wrote counts before the compass', () => {
  const stored = storedPhoto('photo');
  const photo = { imageId: 'photo', photo: stored };
  expect(headingOfPhoto(photo, undefined, 20)).toBe(20);
  expect(headingOfPhoto(photo, undefined, undefined)).toBeNull();
  const evidence = {
    taken_at: null,
    lat: null,
    lng: null,
    accuracy_m: null,
    heading: 100,
    heading_reference: null,
  };
  const written = { ...stored, evidence: { browser: null, device: null, server: evidence } };
  expect(headingOfPhoto({ ...photo, photo: written }, undefined, 20)).toBe(100);
});

describe('a photo without a heading, on a device whose compass has to be asked for', () => {
  const photo = { imageId: 'photo', heading: null, mayAsk: true };
  const asks = (
    stop: Pick<WalkStop, 'kind' | 'side'>,
    change: Partial<PhotographedHome> = {},
  ): boolean => openProposal(stop, photo, { ...home, ...change }, [])?.proposal.kind === 'ask';

  test('asks at the stops whose photos have a known stance', () => {
    expect([front, yard].map((stop) => asks(stop))).toEqual([true, true]);
  });

  test('does not ask where a heading tells nothing', () => {
    expect(asks({ kind: 'walls', side: null })).toBe(false);
    expect(asks({ kind: 'roof', side: null })).toBe(false);
    expect(asks(yard, { facing: null })).toBe(false);
  });

  test('does not ask again', () => {
    const asked = openProposal(front, photo, home, []);
    expect(openProposal(front, photo, home, [asked?.key ?? ''])).toBeNull();
  });
});

test('what was declined for a photo is not proposed again for it', () => {
  const photo = { imageId: 'photo', heading: 90, mayAsk: false };
  const declined = [openProposal(front, photo, home, [])?.key ?? ''];
  expect(openProposal(front, photo, home, declined)).toBeNull();
  expect(openProposal(front, { ...photo, imageId: 'another' }, home, declined)).not.toBeNull();
});
