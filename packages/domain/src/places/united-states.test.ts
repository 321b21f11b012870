import { describe, expect, test } from 'vitest';
import { mayBeInUnitedStates, mayTouchUnitedStates } from './united-states.ts';

describe('a position', () => {
  test.each([
    ['Paradise, California', 39.76, -121.62],
    ['Key West', 24.55, -81.78],
    ['Attu, beyond the 180th meridian', 52.9, 172.9],
    ['Utqiagvik, Alaska', 71.29, -156.79],
    ['Hilo, Hawaii', 19.7, -155.08],
    ['San Juan, Puerto Rico', 18.4, -66.1],
    ['Hagåtña, Guam', 13.47, 144.75],
    ['Pago Pago, American Samoa', -14.27, -170.7],
  ])('in %s may be in the United States', (_name, lat, lng) => {
    expect(mayBeInUnitedStates({ lat, lng })).toBe(true);
  });

  test.each([
    ['Berlin', 52.5, 13.4],
    ['Mexico City', 19.4, -99.1],
    ['Edmonton', 53.5, -113.5],
    ['the middle of the Pacific', 0, -150],
    ['the null island', 0, 0],
  ])('in %s may not', (_name, lat, lng) => {
    expect(mayBeInUnitedStates({ lat, lng })).toBe(false);
  });
});

describe('an area', () => {
  test('that overlaps the coast touches the United States', () => {
    expect(mayTouchUnitedStates({ south: 30, north: 40, west: -130, east: -124 })).toBe(true);
  });

  test('that holds all of them touches them', () => {
    expect(mayTouchUnitedStates({ south: -85, north: 85, west: -180, east: 180 })).toBe(true);
  });

  test('of Europe does not', () => {
    expect(mayTouchUnitedStates({ south: 40, north: 60, west: 0, east: 30 })).toBe(false);
  });
});
