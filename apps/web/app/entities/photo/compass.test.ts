import { afterEach, expect, test, vi } from 'vitest';

import {
  askForCompass,
  cameraHeading,
  canAskForCompass,
  headingOf,
  recentHeading,
} from './compass.ts';

afterEach(() => vi.unstubAllGlobals());

const upright = (alpha: number) => cameraHeading({ alpha, beta: 90, gamma: 0 });

test('the heading of an upright phone is where its back points', () => {
  expect([0, 90, 180, 270].map(upright)).toEqual([0, 270, 180, 90]);
});

test('a slightly tilted phone has the same heading', () => {
  expect(cameraHeading({ alpha: 0, beta: 70, gamma: 0 })).toBe(0);
  expect(cameraHeading({ alpha: 270, beta: 110, gamma: 0 })).toBe(90);
});

test('a phone that faces the ground, or has no compass, has no heading', () => {
  expect(cameraHeading({ alpha: 10, beta: 0, gamma: 0 })).toBeNull();
  expect(cameraHeading({ alpha: null, beta: 90, gamma: 0 })).toBeNull();
});

/** What a browser reports of a phone that is held upright. */
function orientation(fields: object) {
  return { alpha: 0, beta: 90, gamma: 0, absolute: false, ...fields };
}

test('an absolute orientation is a heading, a relative one is none', () => {
  expect(headingOf(orientation({ alpha: 90, absolute: true }))?.heading).toBe(270);
  expect(headingOf(orientation({ alpha: 90 }))).toBeNull();
});

test("an iPhone's heading is to magnetic north", () => {
  const event = orientation({ webkitCompassHeading: 120, webkitCompassAccuracy: 10 });
  expect(headingOf(event)).toMatchObject({ heading: 120, heading_reference: 'magnetic' });
});

test.each([
  ['that is unsure by more than 30 degrees', { webkitCompassAccuracy: 31 }],
  ['that is not calibrated', { webkitCompassAccuracy: -1 }],
  ['held on its side', { webkitCompassAccuracy: 5, beta: 10, gamma: 80 }],
])('an iPhone %s has no heading', (_what, fields) => {
  expect(headingOf(orientation({ webkitCompassHeading: 120, ...fields }))).toBeNull();
});

test('an old heading is not used', () => {
  const heading = { heading: 10, heading_reference: null, at: 1000 };
  expect(recentHeading(heading, 6000)).toBe(heading);
  expect(recentHeading(heading, 6001)).toBeNull();
});

test.each([
  ['that allows it', () => Promise.resolve('granted'), true],
  ['that denies it', () => Promise.resolve('denied'), false],
  ['that rejects the question', () => Promise.reject(new Error('no gesture')), false],
  [
    'that throws at the question',
    () => {
      throw new Error('not here');
    },
    false,
  ],
] as const)('a browser %s is asked once', async (_what, requestPermission, isAllowed) => {
  const ask = vi.fn(requestPermission);
  vi.stubGlobal('DeviceOrientationEvent', { requestPermission: ask });
  expect(canAskForCompass()).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  expect(await askForCompass()).toBe(isAllowed);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a browser that needs no permission has nothing to ask, nor has one without orientation', async () => {
  vi.stubGlobal('DeviceOrientationEvent', {});
  expect(canAskForCompass()).toBe(false);
  expect(await askForCompass()).toBe(true);
  vi.stubGlobal('DeviceOrientationEvent', undefined);
  Reflect.deleteProperty(globalThis, 'DeviceOrientationEvent');
  expect(canAskForCompass()).toBe(false);
  expect(await askForCompass()).toBe(false);
});
