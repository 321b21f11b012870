import { randomUUID } from 'node:crypto';
import { computeScore, nothingKnown } from '@dss/domain';
import { expect, it } from 'vitest';
import { explainScore } from './explanation.ts';
import { storedResultOf } from './stored-result.ts';

/** As the database returns it. */
function storedJson(): Record<string, unknown> {
  return {
    hazards: [],
    coverage_missing: [],
    photos: [],
    explanation: explainScore(computeScore(nothingKnown), new Map()),
    input: nothingKnown,
    image_ids: {},
    spanish: {},
    budget_reached: false,
    model_failure: null,
    left_out: [],
    photos_hash: 'of no photos',
  };
}

it('is checked once, since its row never changes', () => {
  const id = randomUUID();
  const first = storedJson();
  expect(storedResultOf({ id, rawJson: first })).toEqual(first);
  const again = storedJson();
  expect(storedResultOf({ id, rawJson: again })).toBe(again);
});

it('gets at each read what its version lacked', () => {
  const id = randomUUID();
  const { left_out: later, ...earlier } = storedJson();
  for (const rawJson of [{ ...earlier }, { ...earlier }])
    expect(storedResultOf({ id, rawJson })).toMatchObject({ left_out: later });
});

it('is refused at each read if it is no result', () => {
  const id = randomUUID();
  for (const rawJson of [{}, {}]) expect(() => storedResultOf({ id, rawJson })).toThrow('hazards');
});
