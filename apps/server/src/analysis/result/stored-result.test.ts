import { computeScore, nothingKnown } from '@dss/domain';
import { expect, it } from 'vitest';
import { explainScore } from './explanation.ts';
import { storedResultSchema } from './stored-result.ts';

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

it('gets what its version lacked', () => {
  const { left_out: later, ...earlier } = storedJson();
  expect(storedResultSchema.parse(earlier)).toMatchObject({ left_out: later });
});
