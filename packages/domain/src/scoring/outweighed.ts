import { builtInProvider, type Observation } from '../observations/index.ts';
import type { OwnerAnswer } from '../owner-answers/index.ts';
import { typesDenied } from './answer-disputes.ts';
import type { Direction } from '../zones/index.ts';
import { sidesLeftBy } from './coverage.ts';
import { sortByDispute } from './disputes.ts';
import type { ScoreInput } from './input.ts';

/** What the built-in analyzer read in a photo, and the answer that outweighs it; `side` null: that of every side. */
export type OutweighedReading = {
  readonly observation: Observation;
  readonly answer: Pick<OwnerAnswer, 'questionId' | 'side'>;
};

/**
 * The readings of the built-in analyzer that give way to an answer about their side, whether the photo came before or after it: it
 * tells colors, not things, so it never outweighs the word of whoever stood there. Of a photo of unknown side that takes such a word
 * about every side that exists. Owners set nothing aside by that: they were shown a
 * reading as a “maybe” at most. Only a dispute of the finding itself does.
 */
export function outweighedReadings(
  { answers, disputes, notApplicable }: Pick<ScoreInput, 'answers' | 'disputes' | 'notApplicable'>,
  observations: readonly Observation[],
): OutweighedReading[] {
  const measured = observations.filter(({ provider }) => provider === builtInProvider);
  if (measured.length === 0) return [];
  const ownDisputes = disputes.filter(({ byAnswer }) => byAnswer === undefined);
  const { setAside } = sortByDispute(measured, ownDisputes);
  const sides = sidesLeftBy(notApplicable);
  return measured.flatMap((observation) => {
    if (setAside.some((each) => each.observation === observation)) return [];
    const denials = answers.filter((answer) =>
      typesDenied(answer).includes(observation.hazardType),
    );
    const answer = outweighing(observation, denials, sides);
    return answer === null ? [] : [{ observation, answer }];
  });
}

function outweighing(
  { side }: Observation,
  denials: readonly OwnerAnswer[],
  sides: readonly Direction[],
): OutweighedReading['answer'] | null {
  const [any] = denials;
  if (any === undefined) return null;
  const denial = denials.find((answer) => answer.side === null || answer.side === side);
  if (denial !== undefined) return { questionId: denial.questionId, side: denial.side };
  const isDenied = (each: Direction) => denials.some((answer) => answer.side === each);
  if (side !== null || !sides.every(isDenied)) return null;
  return { questionId: any.questionId, side: null };
}
