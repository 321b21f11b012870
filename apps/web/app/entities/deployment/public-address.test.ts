import { expect, test } from 'vitest';

import { publicAddress } from './public-address.ts';

const here = 'https://score.example';

test.each([
  ['https://score.example/about#top', 'https://score.example/about'],
  ['https://score.example/property/0199-abc?photo=3', 'https://score.example/property/:id'],
  ['https://score.example/es/property/0199-abc', 'https://score.example/es/property/:id'],
  [
    'https://score.example/analysis-progress/0199-abc',
    'https://score.example/analysis-progress/:id',
  ],
  ['https://score.example/claim/secret-token', 'https://score.example/claim/:id'],
  ['https://search.example/?q=12+Oak+Street', 'https://search.example'],
  ['', 'https://score.example/'],
])('%j becomes %j', (address, expected) => {
  expect(publicAddress(address, here)).toBe(expected);
});
