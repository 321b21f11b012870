import { describe, expect, test } from 'vitest';

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

test('the steeper the slope, the more it counts', () => {
  const factors = slopeRows().map((row) => row.factor);
  expect(factors).toEqual([...factors].sort((first, second) => first - second));
  expect(slopeRows().at(-1)?.belowPercent).toBeNull();
});
