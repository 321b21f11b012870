import type { HazardTypeId } from '../hazards/index.ts';
import { questionById, type OwnerAnswer } from '../owner-answers/index.ts';
import type { Direction } from '../zones/index.ts';
import type { Dispute } from './input.ts';

/** A photo of the property, and the side of the house that its owner says it shows. */
export type SidedPhoto = { readonly id: string; readonly side: Direction | null };

/**
 * What an answer disputes: the owner was shown a photo with the question and says that it isn't there. That settles what the photo
 * shows of it on the side asked about, and what earlier photos do; a later one is new evidence. Where the owner hasn't placed an
 * earlier photo, what was recognized in it counts.
 *
 * An assessor stood there, so their word counts like an owner's with a photo of that moment, also without one.
 * @param photos oldest first
 * @param thereThen how many of them were there when it was answered
 */
export function disputesByAnswer(
  { questionId, side, answer, photo, visitId }: OwnerAnswer,
  photos: readonly SidedPhoto[],
  thereThen = 0,
): Dispute[] {
  const ofVisit = visitId === undefined ? 0 : thereThen;
  const upTo =
    photo === undefined ? ofVisit : photos.findIndex(({ id }) => id === photo.photoId) + 1;
  const settled = photos.slice(0, upTo);
  const isShown = (each: SidedPhoto) => each.id === photo?.photoId && each.side === null;
  const photoIds = settled
    .filter((each) => side === null || each.side === side || isShown(each))
    .map(({ id }) => id);
  const unplacedIds = settled
    .filter((each) => each.side === null && !photoIds.includes(each.id))
    .map(({ id }) => id);
  if (photoIds.length === 0 && unplacedIds.length === 0) return [];
  const atSide =
    side === null || unplacedIds.length === 0 ? {} : { atSide: { side, photoIds: unplacedIds } };
  return typesDenied({ questionId, answer }).map((hazardType) => ({
    id: `answer:${questionId}:${side ?? 'house'}:${hazardType}`,
    hazardType,
    photoIds,
    ...atSide,
    questionIds: [],
    kind: 'not_there',
    whose: null,
    reason: '',
    byAnswer: { questionId, side },
  }));
}

/** The hazard types that an answer says aren't there. */
export function typesDenied({
  questionId,
  answer,
}: Pick<OwnerAnswer, 'questionId' | 'answer'>): readonly HazardTypeId[] {
  const question = questionById(questionId);
  if (answer === 'not_sure') return [];
  return answer === 'not_applicable' ? question.notApplicable : question[answer].clear;
}
