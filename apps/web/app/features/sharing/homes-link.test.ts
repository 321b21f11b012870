import { expect, test } from 'vitest';

import { comparedByLinkAtMost, linkToHomes, tokensIn } from './homes-link.ts';

const urlOf = (token: string) => `https://score.example/es/shared#${token}`;

test('a link to several homes has their tokens where browsers send them to nobody', () => {
  const tokens = ['a-1.x_Y', 'b-2.z'];
  const link = new URL(linkToHomes(tokens.map(urlOf)));
  expect(link.origin + link.pathname + link.search).toBe('https://score.example/es/shared');
  expect(tokensIn(link.hash.slice(1))).toEqual(tokens);
});

test('a link to one home has one token', () => {
  expect(tokensIn('a-1.x')).toEqual(['a-1.x']);
  expect(tokensIn('')).toEqual([]);
});

test('a token that is there twice is one home, and no more are opened than a link may have', () => {
  expect(tokensIn('a,b,a')).toEqual(['a', 'b']);
  expect(tokensIn('a,b,c,d,e,f,g')).toHaveLength(comparedByLinkAtMost);
});
