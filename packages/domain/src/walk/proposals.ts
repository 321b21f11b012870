import type { StoredAnswer } from '../api/owner-corrections.ts';
import type { ScoreExplanation } from '../scoring/result.ts';
import type { Box } from '../boxes/index.ts';
import type { HazardTypeId } from '../hazards/index.ts';
import { builtInProvider } from '../observations/index.ts';
import { findingAnswerOf, hazardTypesOf, questionById } from '../owner-answers/index.ts';
import { directionOf } from '../sides/index.ts';
import type { Direction } from '../zones/index.ts';
import { isAnswered, type WalkAnswer, type WalkedHome, type WalkItem } from './progress.ts';

/** What a photo shows of a question at a stop, for the owner to settle. */
export type Proposal = {
  readonly hazardType: HazardTypeId;
  /** The client's id of the photo. */
  readonly imageId: string;
  /** The side of the house on which it is; null if unknown, and for the whole house. */
  readonly side: Direction | null;
  /** Null if it is about the whole photo. */
  readonly box: Box | null;
  /** Whether a model saw it with enough confidence to count; the built-in analyzer only measures colors. */
  readonly sure: boolean;
};

type AnswerWithPhoto = WalkAnswer & Pick<StoredAnswer, 'image_id'>;

/** What is known about a home while its owner walks around it. */
export type SeenHome = WalkedHome & {
  readonly answers: readonly AnswerWithPhoto[];
  readonly explanation: Pick<ScoreExplanation, 'rows' | 'unsure' | 'context'>;
  /** Client ids of the photos that are there, oldest first. */
  readonly imageIds: readonly string[];
};

/**
 * What the newest photo that shows it says about a question at a stop; null if none does, or the owner's word has settled it. A
 * word that it is there settles every photo. A no or "can't tell" settles the photo that it was said of, and earlier ones: whoever
 * didn't see it there, or answered before the photo was looked at, may recognize it in the picture. What was only measured is
 * settled by any no.
 */
export function proposalAt({ stop, questionId }: WalkItem, home: SeenHome): Proposal | null {
  const { answers, explanation, imageIds, facing } = home;
  const question = questionById(questionId);
  const types = hazardTypesOf(question);
  const bySide = question.asked === 'each_side';
  const asked = stop.side !== null && bySide ? directionOf(stop.side, facing) : null;
  const isSettled = (
    type: HazardTypeId,
    { side, at, measured }: { side: Direction | null; at: number; measured: boolean },
  ) => {
    const settling = answers.filter(
      (each) =>
        each.question_id === questionId &&
        (each.answer === findingAnswerOf(question, type) ||
          (measured && each.answer !== 'not_sure') ||
          (each.image_id !== null && imageIds.indexOf(each.image_id) >= at)),
    );
    if (isAnswered(stop, questionId, settling, home)) return true;
    if (asked !== null || !bySide) return false;
    // Of a photo whose side nobody knows, a yes on any side says that it is there.
    return settling.some(
      (each) =>
        each.side === side || (side === null && each.answer === findingAnswerOf(question, type)),
    );
  };
  const { rows, unsure, context } = explanation;
  const counted = rows.flatMap((row) => (row.kind === 'hazard' ? [row] : []));
  const seen = [
    ...counted.map((finding) => ({ ...finding, counts: true })),
    // It costs no points, and limits the score. What was said to be a neighbor's is settled.
    ...context.flatMap((finding) =>
      finding.dispute_id === null ? { ...finding, counts: true } : [],
    ),
    ...unsure.map((finding) => ({ ...finding, counts: false })),
  ].flatMap(({ hazard_type: hazardType, counts, evidence }) =>
    evidence.flatMap((each) => {
      const { image_id: imageId, source, provider, box, side } = each;
      const at = imageId === null ? -1 : imageIds.indexOf(imageId);
      if (imageId === null || at === -1 || source !== 'provider') return [];
      if (!types.includes(hazardType) || (asked !== null && side !== asked)) return [];
      const measured = provider === builtInProvider;
      if (isSettled(hazardType, { side, at, measured })) return [];
      const sure = counts && !measured;
      return [{ hazardType, imageId, side, box, sure, at, confidence: each.confidence }];
    }),
  );
  const [best] = [...seen].sort(
    (one, other) =>
      other.at - one.at ||
      Number(other.box !== null) - Number(one.box !== null) ||
      other.confidence - one.confidence,
  );
  if (best === undefined) return null;
  const { hazardType, imageId, side, box, sure } = best;
  return { hazardType, imageId, side, box, sure };
}
