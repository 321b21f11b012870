import { expect, it } from 'vitest';
import { distinctFires } from './past-fires.ts';

it('lists each fire once, newest first, however agencies spell it', () => {
  expect(
    distinctFires([
      { name: 'HUMBOLDT', year: 2008, acres: 23_344 },
      { name: 'CAMP', year: 2018, acres: 153_335.56 },
      { name: 'Camp Fire', year: 2018, acres: 153_336.2 },
      { name: 'camp', year: 2018, acres: null },
      { name: 'CAMP', year: 1961, acres: 12.4 },
    ]),
  ).toEqual([
    { name: 'CAMP', year: 2018, acres: 153_336 },
    { name: 'HUMBOLDT', year: 2008, acres: 23_344 },
    { name: 'CAMP', year: 1961, acres: 12 },
  ]);
});

it('keeps fires without a name apart by their acres', () => {
  expect(
    distinctFires([
      { name: 'UNNAMED', year: 1950, acres: 40 },
      { name: null, year: 1950, acres: 40.2 },
      { name: ' ', year: 1950, acres: 900 },
    ]),
  ).toEqual([
    { name: null, year: 1950, acres: 900 },
    { name: null, year: 1950, acres: 40 },
  ]);
});

it('does not take "Fire" as the whole name for nothing', () => {
  expect(distinctFires([{ name: 'Firehouse', year: 1999, acres: 1 }])[0]?.name).toBe('Firehouse');
});
