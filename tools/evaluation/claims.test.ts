import { describe, expect, it } from 'vitest';
import { claimsOf, scoreClaims } from './claims.ts';
import { labeledHazardsIn } from './labeled-hazards.ts';
import type { Answer } from './labels.ts';
import type { Looked } from './look-at-photos.ts';
import { finding, lookAt } from './testing/labeled-look.ts';

const column = 'dry_grass_visible';
const hazards = labeledHazardsIn([column]);
const grass = () => finding('zone1_tall_dry_grass');

const score = (looks: readonly Looked[], of = hazards) =>
  scoreClaims(claimsOf(looks, of), of, looks);
const looks = (count: number, label: Answer, claimed: boolean) =>
  Array.from({ length: count }, () => lookAt([column, label], claimed ? [grass()] : []));

describe('claims', () => {
  it('count as right where people saw the same, with recall over all that could have been found', () => {
    const scores = score([
      ...looks(3, 'y', true),
      ...looks(2, 'y', false),
      ...looks(1, 'n', true),
      ...looks(4, 'n', false),
    ]);
    expect(scores).toMatchObject({ precision: 0.75, count: 4, right: 3 });
    expect(scores.by_type['zone1_tall_dry_grass']).toEqual({
      label: column,
      types: ['zone1_tall_dry_grass', 'zone2_tall_dry_grass'],
      labeled: { y: 5, n: 5 },
      counted: true,
      count: 4,
      right: 3,
      precision: 0.75,
      base_rate: 0.5,
      recall: 0.6,
      unsure: 0,
    });
  });

  it.each([
    [4, 9],
    [9, 4],
  ])('are shown, but left out of the sum, with %i photos labeled y to %i labeled n', (y, n) => {
    const scores = score([...looks(y, 'y', true), ...looks(n, 'n', false)]);
    expect(scores).toMatchObject({ precision: null, count: 0, right: 0 });
    expect(scores.by_type['zone1_tall_dry_grass']).toMatchObject({
      counted: false,
      count: y,
      recall: 1,
    });
  });

  it('on photos that nobody could label are neither right nor wrong', () => {
    const scores = score([...looks(5, 'y', true), ...looks(5, 'n', false), ...looks(3, '?', true)]);
    expect(scores).toMatchObject({ precision: 1, count: 5 });
    expect(scores.by_type['zone1_tall_dry_grass']).toMatchObject({ unsure: 3 });
  });

  it('count once per photo, whatever the type', () => {
    const often = [grass(), grass(), finding('zone2_tall_dry_grass')];
    const scores = score([
      lookAt([column, 'y'], often),
      ...looks(4, 'y', false),
      ...looks(5, 'n', false),
    ]);
    expect(scores).toMatchObject({ count: 1, right: 1 });
  });

  it('are left out when too unsure to count in a score', () => {
    const asked = lookAt([column, 'y'], [finding('zone1_tall_dry_grass', 0.3)]);
    expect(score([asked]).by_type['zone1_tall_dry_grass']).toMatchObject({ count: 0, recall: 0 });
  });

  it('of any type are wrong on a photo of neither house nor yard', () => {
    const claimed = [grass(), finding('roof_debris')];
    const scores = score([lookAt([column, 'n'], claimed, { houseOrYard: 'n' })]);
    expect(scores.no_house_or_yard).toEqual({ photos: 1, findings: 2 });
  });

  it('have no precision, rather than a perfect one, where nothing is claimed', () => {
    expect(score([...looks(5, 'y', false), ...looks(5, 'n', false)])).toMatchObject({
      precision: null,
      count: 0,
    });
  });
});
