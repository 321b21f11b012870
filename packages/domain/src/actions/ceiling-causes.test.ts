import { expect, test } from 'vitest';
import { hazardRow } from '../scoring/explained-fixtures.ts';
import { ceilingCauses, shownLimit } from './ceiling-causes.ts';

test('a limit on the score tells what was found from what nobody has seen', () => {
  const plants = hazardRow('zone0_vegetation');
  const causes = [
    'neighbor_structure_close',
    'zone0_vegetation',
    'zone0_combustible_mulch',
  ] as const;
  expect(ceilingCauses({ caused_by: [...causes] }, [plants])).toEqual({
    found: ['neighbor_structure_close', 'zone0_vegetation'],
    unseen: ['zone0_combustible_mulch'],
  });
});

test('no limit is said to hold the score below where it is', () => {
  expect(shownLimit({ limit: 79.4 }, 81)).toBe(81);
  expect(shownLimit({ limit: 79.4 }, 62)).toBe(79);
});
