import { computeScore, nothingKnown } from '@dss/domain';
import { expect, it } from 'vitest';
import { storedResultSchema } from './stored-result.ts';

/** As the database returns it. */
function storedJson(): Record<string, unknown> {
  const { hazards, ...explanation } = computeScore(nothingKnown);
  return {
    hazards,
    coverage_missing: [],
    photos: [],
    explanation,
    input: nothingKnown,
    image_ids: {},
    spanish: {},
    budget_reached: false,
    model_failure: null,
    left_out: [],
    photos_hash: 'of no photos',
  };
}

it('gets what its version lacked', () => {
  const { left_out: later, ...earlier } = storedJson();
  expect(storedResultSchema.parse(earlier)).toMatchObject({ left_out: later });
});
