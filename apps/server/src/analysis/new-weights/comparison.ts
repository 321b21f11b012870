import { computeFigures, scoreBandSchema, scoreInputSchema, type ScoreBand } from '@dss/domain';
import { z } from 'zod';

/** One stored analysis: the score it got when it was made, and what the same input gets now. */
export interface Comparison {
  /** Of the weights it was made with. */
  readonly weightsVersion: string;
  readonly before: Shown;
  readonly now: Shown;
}

export interface Shown {
  readonly score: number;
  readonly band: ScoreBand;
}

/** A stored analysis, as far as comparing needs it. */
export interface ComparableRow {
  readonly dssScore: number;
  readonly weightsVersion: string;
  readonly rawJson: unknown;
}

const comparableSchema = z.object({
  input: scoreInputSchema,
  explanation: z.object({ band: scoreBandSchema }),
});

/**
 * Computes a stored analysis again from its own input with the weights of this code.
 * @returns null where its form is one that this code doesn't know
 */
export function compareWithNow(row: ComparableRow): Comparison | null {
  const stored = comparableSchema.safeParse(row.rawJson);
  if (!stored.success) return null;
  const { score, band } = computeFigures(stored.data.input);
  return {
    weightsVersion: row.weightsVersion,
    before: { score: row.dssScore, band: stored.data.explanation.band },
    now: { score, band },
  };
}
