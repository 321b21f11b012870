import {
  computeFigures,
  isAboutMissingSide,
  missingSideCells,
  nothingKnown,
  type Facing,
  type HouseSide,
  type OwnerAnswer,
  type StoredAnswer,
} from '@dss/domain';

import type { WalkFigures } from './use-figures.ts';

/** The score and range that answers alone make, worked out in this browser as the server does it. */
export function figuresOfAnswers(
  answers: readonly StoredAnswer[],
  { facing, missing }: { readonly facing: Facing; readonly missing: readonly HouseSide[] },
): WalkFigures {
  const said = answers
    .filter(
      ({ side, side_said_as: saidAs }) => !isAboutMissingSide({ side, saidAs }, missing, facing),
    )
    .map(({ question_id: questionId, side, answer }): OwnerAnswer => ({
      questionId,
      side,
      answer,
    }));
  const notApplicable = missingSideCells(missing, facing);
  const { score, range } = computeFigures({ ...nothingKnown, answers: said, notApplicable });
  return { score, low: range.low, high: range.high };
}
