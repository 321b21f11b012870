import {
  proposalAt,
  type Analysis,
  type Photo,
  type Proposal,
  type StoredAnswer,
  type WalkedHome,
  type WalkItem,
  type WalkStop,
} from '@dss/domain';

/** What a photo shows of the question at a stop, with its photo. */
export type ShownProposal = Proposal & { readonly photo: Photo };

export interface Proposals {
  /** The proposal for a question; null if there is none. */
  readonly at: (place: WalkItem) => ShownProposal | null;
  /** The same, whatever was answered to the question. */
  readonly beneath: (place: WalkItem) => ShownProposal | null;
  /** How many questions of a stop have one. */
  readonly countAt: (stop: WalkStop) => number;
}

/** What photos show that their owner hasn't settled yet, by the questions of the walk. */
export function proposalsOf(
  analysis: {
    readonly explanation: Pick<Analysis['explanation'], 'rows' | 'unsure' | 'context'>;
  } | null,
  {
    answers,
    photos,
    home,
  }: { answers: readonly StoredAnswer[]; photos: readonly Photo[]; home: WalkedHome },
): Proposals {
  const imageIds = photos.map(({ image_id: id }) => id);
  const given = (place: WalkItem, said: readonly StoredAnswer[]): ShownProposal | null => {
    if (analysis === null) return null;
    const { explanation } = analysis;
    const proposal = proposalAt(place, { ...home, answers: said, explanation, imageIds });
    const photo = photos.find(({ image_id: id }) => id === proposal?.imageId);
    return proposal === null || photo === undefined ? null : { ...proposal, photo };
  };
  const at = (place: WalkItem) => given(place, answers);
  return {
    at,
    beneath: (place) =>
      given(
        place,
        answers.filter(({ question_id: id }) => id !== place.questionId),
      ),
    countAt: (stop) =>
      stop.questions.filter((questionId) => at({ stop, questionId }) !== null).length,
  };
}
