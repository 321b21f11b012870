import { expect, it } from 'vitest';
import { mayBeInCalifornia } from './california.ts';

it.each([
  ['Paradise', 39.7596, -121.6219, true],
  ['the Berkeley hills', 37.8836, -122.2476, true],
  ['Malibu', 34.0259, -118.7798, true],
  ['Placerville', 38.7296, -120.7986, true],
  ['South Lake Tahoe', 38.9399, -119.9772, true],
  ['Truckee', 39.328, -120.1833, true],
  ['San Diego', 32.7157, -117.1611, true],
  ['Needles', 34.8481, -114.6141, true],
  ['Crescent City', 41.7558, -124.2026, true],
  ['Reno', 39.5296, -119.8138, false],
  ['Las Vegas', 36.1699, -115.1398, false],
  ['Medford', 42.3265, -122.8756, false],
  ['Yuma', 32.6927, -114.6277, false],
  ['Evergreen', 39.6333, -105.3172, false],
  ['Bend', 44.0582, -121.3153, false],
  ['Park City', 40.6461, -111.498, false],
  ['Missoula', 46.8721, -113.994, false],
  ['Abilene, Kansas', 38.9172, -97.2139, false],
])('%s: %d, %d: %s', (_place, lat, lng, isThere) => {
  expect(mayBeInCalifornia({ lat, lng })).toBe(isThere);
});
