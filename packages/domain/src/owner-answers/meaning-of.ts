import type { Extent, HazardTypeId } from '../hazards/index.ts';
import type { AnswerAmount, AnswerMeaning, AnswerValue, Question } from './question.ts';

type AmountMeaning = {
  readonly extent?: Extent;
  /** The middle of what was said, in feet. */
  readonly distanceToStructureFt?: number;
  readonly downhillPercent?: number;
};

const amountMeanings: Readonly<Record<AnswerAmount, AmountMeaning>> = {
  a_little: { extent: 'trace' },
  a_lot: { extent: 'extensive' },
  under_10_ft: { distanceToStructureFt: 5 },
  '10_to_30_ft': { distanceToStructureFt: 20 },
  // Too far away to be a finding; exposure reads it from the answer.
  '30_to_50_ft': {},
  over_50_ft: {},
  '20_to_40_percent': { downhillPercent: 20 },
  over_40_percent: { downhillPercent: 40 },
};

/** What may be said with an answer, least first; empty: nothing more. */
export function amountsOf(question: Question, answer: AnswerValue): readonly AnswerAmount[] {
  return answer === 'yes' || answer === 'no' ? question[answer].amounts : [];
}

/** The answer that says that a hazard is there; null if neither does. */
export function findingAnswerOf({ yes, no }: Question, type: HazardTypeId): 'yes' | 'no' | null {
  const finds = ({ hazards }: AnswerMeaning) =>
    hazards.some(({ hazardType }) => hazardType === type);
  if (finds(yes)) return 'yes';
  return finds(no) ? 'no' : null;
}

/** What a yes or a no means with the amount that was said, if the question takes it. */
export function meaningOf(
  question: Question,
  answer: 'yes' | 'no',
  amount: AnswerAmount | undefined,
): AnswerMeaning {
  const meaning = question[answer];
  if (amount === undefined || !meaning.amounts.includes(amount)) return meaning;
  const { downhillPercent = meaning.downhillPercent, ...size } = amountMeanings[amount];
  const hazards = meaning.hazards.map((hazard) => ({ ...hazard, ...size }));
  return { ...meaning, hazards, downhillPercent };
}

/** The answer that says that what the question is about isn't there. */
export function clearAnswerOf({ danger }: Question): 'yes' | 'no' {
  return danger === 'yes' ? 'no' : 'yes';
}
