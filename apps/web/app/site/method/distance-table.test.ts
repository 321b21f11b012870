import { expect, test } from 'vitest';

import { distanceRows, slopeRows } from './distance-table.ts';

test('each place starts at the house or zone and ends open, with no gap between its rows', () => {
  for (const place of ['zone_1', 'zone_2', 'shed'] as const) {
    const rows = distanceRows().filter((row) => row.place === place);
    expect(rows[0]?.fromFt).toBeNull();
    expect(rows.at(-1)?.belowFt).toBeNull();
    expect(rows.slice(1).map((row) => row.fromFt)).toEqual(
      rows.slice(0, -1).map((row) => row.belowFt),
    );
  }
});

test('the steeper the land falls, the more counts', () => {
  const factors = slopeRows().map((row) => row.factor);
  expect(factors).toEqual(factors.toSorted((first, second) => first - second));
  expect(slopeRows().at(-1)?.belowPercent).toBeNull();
});
