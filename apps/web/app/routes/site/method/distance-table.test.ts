import { questions } from '@dss/domain';
import { describe, expect, test } from 'vitest';

import en from '../../../lib/messages/en/method.json' with { type: 'json' };
import es from '../../../lib/messages/es/method.json' with { type: 'json' };
import { distanceRows, slopeRows } from './distance-table.ts';

describe.each(['zone_1', 'zone_2', 'shed'] as const)('the distances of %s', (place) => {
  const rows = distanceRows().filter((row) => row.place === place);

  test('start at the house or the zone', () => {
    expect(rows[0]?.fromFt).toBeNull();
  });

  test('end open', () => {
    expect(rows.at(-1)?.belowFt).toBeNull();
  });

  test('leave no gap between rows', () => {
    expect(rows.slice(1).map((row) => row.fromFt)).toEqual(
      rows.slice(0, -1).map((row) => row.belowFt),
    );
  });
});

test('what an answer alone puts in the worst place is named beside what touches the house', () => {
  const worst = questions.flatMap(({ yes, no }) =>
    [...yes.hazards, ...no.hazards].flatMap(({ hazardType, worstPlace }) =>
      worstPlace ? hazardType : [],
    ),
  );
  expect(worst).toEqual(['zone0_vegetation', 'zone0_combustible_mulch', 'zone0_firewood_lumber']);
  expect(en.distance.lead).toContain('so do plants, mulch and firewood that an owner reports');
  expect(es.distance.lead).toContain('también las plantas, el mantillo y la leña');
});

test('the steeper the slope, the more it counts', () => {
  const factors = slopeRows().map((row) => row.factor);
  expect(factors).toEqual([...factors].sort((first, second) => first - second));
  expect(slopeRows().at(-1)?.belowPercent).toBeNull();
});
