import type { Exposure } from '../api/score-explanation.ts';
import { computeExposure, type ScoreInput, type ScoreResult } from '../scoring/index.ts';

/** The exposure of a score's input, in the API's form. */
export function exposureOfInput(input: ScoreInput): Exposure | null {
  return toWireExposure(computeExposure(input));
}

/** A result's exposure in the API's form. */
export function toWireExposure(exposure: ScoreResult['exposure']): Exposure | null {
  return (
    exposure && {
      level: exposure.level,
      at_least: exposure.atLeast,
      reasons: exposure.reasons.map(({ kind, sides }) => ({ kind, sides: [...sides] })),
    }
  );
}
