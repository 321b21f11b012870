import { builtInProvider, type Observation } from '../observations/index.ts';
import type { OwnerAnswer } from '../owner-answers/index.ts';
import { typesDenied } from './answer-disputes.ts';
import { sortByDispute } from './disputes.ts';
import type { ScoreInput } from './input.ts';

/** What the built-in analyzer read in a photo, and the answer that outweighs it. */
export type OutweighedReading = {
  readonly observation: Observation;
  readonly answer: Pick<OwnerAnswer, 'questionId' | 'side'>;
};

/**
 * The readings of the built-in analyzer that give way to an answer about their side, whether the photo came before or after it: it
 * tells colors, not things, so it never outweighs the word of whoever stood there. Owners set nothing aside by that: they were shown a
 * reading as a “maybe” at most. Only a dispute of the finding itself does.
 */
export function outweighedReadings(
  { answers, disputes }: Pick<ScoreInput, 'answers' | 'disputes'>,
  observations: readonly Observation[],
): OutweighedReading[] {
  const measured = observations.filter(({ provider }) => provider === builtInProvider);
  if (measured.length === 0) return [];
  const ownDisputes = disputes.filter(({ byAnswer }) => byAnswer === undefined);
  const { setAside } = sortByDispute(measured, ownDisputes);
  return measured.flatMap((observation) => {
    const { hazardType, side } = observation;
    if (setAside.some((each) => each.observation === observation)) return [];
    const denial = answers.find(
      (answer) =>
        (answer.side === null || answer.side === side) && typesDenied(answer).includes(hazardType),
    );
    if (denial === undefined) return [];
    return [{ observation, answer: { questionId: denial.questionId, side: denial.side } }];
  });
}
