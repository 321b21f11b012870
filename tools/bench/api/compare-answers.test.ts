import { describe, expect, it } from 'vitest';
import { differences, newRowDifferences } from './compare-answers.ts';

const photo = { id: 'b', image_id: 'front', property_id: 'a', bytes: 4 };
const home = {
  id: 'a',
  address: '1 Elm St',
  lat: 38.6,
  lng: -121.3,
  created_at: '2026-11-22T10:00:00.123Z',
};

describe('answers to the same request', () => {
  it('agree if the same rows are elsewhere, with more columns or times of other precision', () => {
    const found = [
      { ...home, created_at: '2026-11-22T10:00:00.123456+00:00', secret: 1, images: [photo] },
    ];

    expect(differences({ home, photos: [photo] }, found)).toEqual([]);
  });

  it('differ by a row that one of them lacks', () => {
    expect(differences({ home, photos: [photo] }, [home])).toEqual(['row b is missing']);
    expect(differences([home], { home, photos: [photo] })).toEqual([
      "row b isn't in the product's answer",
    ]);
  });

  it('differ by a value, also inside of a row', () => {
    const result = { newest_result: { score: 71 } };

    expect(
      differences({ ...home, ...result }, { ...home, lat: 38.7, newest_result: { score: 70 } }),
    ).toEqual(['row a: lat is 38.7, not 38.6', 'row a: newest_result.score is 70, not 71']);
  });

  it('differ if nothing is in them, or next to nothing in common', () => {
    expect(differences([], [])).toEqual(['the product answered no row']);
    expect(differences(home, { id: 'a' })).toEqual([
      'row a has too few columns in common to compare',
    ]);
  });
});

describe('answers with a new row', () => {
  it('agree whatever its id is, or its times', () => {
    const other = { ...home, id: 'z', created_at: '2026-11-23T10:00:00Z' };

    expect(newRowDifferences(home, [other])).toEqual([]);
    expect(newRowDifferences(home, [{ ...other, address: '2 Elm St' }])).toEqual([
      'the new row: address is "2 Elm St", not "1 Elm St"',
    ]);
  });
});
