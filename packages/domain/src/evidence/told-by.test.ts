import { expect, test } from 'vitest';
import type { FindingSide } from '../scoring/terms.ts';
import type { Direction } from '../zones/index.ts';
import { toldBy } from './told-by.ts';

const seen = (side: Direction | null, confidence: number) =>
  ({ source: 'provider', side, confidence }) as const;
const said = (side: Direction | null) => ({ source: 'owner', side, confidence: 1 }) as const;

test.each<[string, FindingSide[], Parameters<typeof toldBy>[1], ReturnType<typeof toldBy>]>([
  [
    'a photo of one side is sure of nothing on another, which only an answer tells of',
    ['north', 'east'],
    [seen('north', 0.6), said('east')],
    { confidence: 0.6, seen: ['north'], said: ['east'], told: ['east'] },
  ],
  [
    'of a side that both tell of, the photo does, and the owner’s word too',
    ['north'],
    [seen('north', 0.6), said('north')],
    { confidence: 0.6, seen: ['north'], said: [], told: ['north'] },
  ],
  [
    'a photo of an unknown side is sure of that side alone',
    ['north', 'unknown'],
    [said('north'), seen(null, 0.7)],
    { confidence: 0.7, seen: ['unknown'], said: ['north'], told: ['north'] },
  ],
  [
    'what is counted once for the house may be seen from any side',
    ['whole_house'],
    [seen('west', 0.7), said(null)],
    { confidence: 0.7, seen: ['whole_house'], said: [], told: ['whole_house'] },
  ],
  [
    'a word that names no side is about all of them',
    ['north', 'east'],
    [seen('north', 0.6), seen('east', 0.5), said(null)],
    { confidence: 0.6, seen: ['north', 'east'], said: [], told: ['north', 'east'] },
  ],
  [
    'the owner’s word has no confidence',
    ['north', 'east'],
    [said('north'), said('east')],
    { confidence: null, seen: [], said: ['north', 'east'], told: ['north', 'east'] },
  ],
  [
    'the surest photo counts',
    ['north', 'east'],
    [seen('north', 0.6), seen('east', 0.8)],
    { confidence: 0.8, seen: ['north', 'east'], said: [], told: [] },
  ],
])('%s', (_what, sides, evidence, expected) => {
  expect(toldBy(sides, evidence)).toEqual(expected);
});
