import { expect, test } from 'vitest';

import { coveredDirections } from './half-planes.ts';

const center = { lat: 38.7, lng: -120.8 };
const onGround = (lat: number, lng: number) => ({ lat, lng, x_rel: null, y_rel: null });
const inView = (x: number, y: number) => ({ lat: null, lng: null, x_rel: x, y_rel: y });

test.each([
  { placed: [onGround(38.8, -120.8)], covered: ['North'] },
  { placed: [onGround(38.6, -120.8)], covered: ['South'] },
  { placed: [onGround(38.7, -120.7)], covered: ['East'] },
  { placed: [onGround(38.7, -120.9)], covered: ['West'] },
  { placed: [onGround(38.8, -120.7)], covered: ['North', 'East'] },
  { placed: [center].map(({ lat, lng }) => onGround(lat, lng)), covered: [] },
  { placed: [inView(0.5, 0.2)], covered: ['North'] },
  { placed: [inView(0.5, 0.8)], covered: ['South'] },
  { placed: [inView(0.8, 0.5)], covered: ['East'] },
  { placed: [inView(0.2, 0.5)], covered: ['West'] },
  {
    placed: [onGround(38.8, -120.7), onGround(38.6, -120.9)],
    covered: ['North', 'East', 'South', 'West'],
  },
  { placed: [], covered: [] },
])('placements cover each half-plane that they lie in: $covered', ({ placed, covered }) => {
  expect(coveredDirections(placed, center)).toEqual(covered);
});

test('without the property’s coordinates, its map view counts', () => {
  const both = { lat: 38.8, lng: -120.7, x_rel: 0.1, y_rel: 0.9 };
  expect(coveredDirections([both], null)).toEqual(['South', 'West']);
});
