import { questionById, type OwnerAnswer, type ScoreExplanation } from '@dss/domain';
import { seenByIn, type Assessors } from '../../home-visits/assessors.ts';
import { mapEvidence } from './explanation.ts';

type Named = { readonly question_id: OwnerAnswer['questionId']; readonly side: string | null };

/**
 * An explanation with the assessor of each answer that is one's. Only the visit is stored with a result, so that a name that is deleted
 * stays nowhere.
 * @param answers those that the score was computed from
 */
export function withAssessors(
  explanation: ScoreExplanation,
  answers: readonly OwnerAnswer[],
  assessors: Assessors,
): ScoreExplanation {
  if (answers.every(({ visitId }) => visitId === undefined)) return explanation;
  const visitOf = ({ question_id: id, side }: Named) =>
    answers.find(
      (answer) =>
        answer.questionId === id &&
        (questionById(id).asked === 'whole_house' || answer.side === side),
    )?.visitId;
  const withTeller = <Told extends Named>(told: Told): Told => ({
    ...told,
    ...seenByIn(assessors, visitOf(told)),
  });
  const named = mapEvidence(explanation, (evidence) =>
    evidence.question_id === null
      ? evidence
      : {
          ...evidence,
          ...seenByIn(assessors, visitOf({ ...evidence, question_id: evidence.question_id })),
        },
  );
  return {
    ...named,
    set_aside: named.set_aside.map((finding) => ({
      ...finding,
      answer: finding.answer && withTeller(finding.answer),
    })),
    outweighed: named.outweighed.map((finding) => ({
      ...finding,
      answer: withTeller(finding.answer),
    })),
    disagreements: named.disagreements.map((each) => {
      const told = answers.filter(
        ({ questionId, side }) =>
          each.question_ids.includes(questionId) &&
          (side === null ||
            each.sides.some((one) => one === side || one === 'whole_house' || one === 'unknown')),
      );
      const visits = new Set(told.map(({ visitId }) => visitId));
      const [only] = visits;
      return visits.size === 1 ? { ...each, ...seenByIn(assessors, only) } : each;
    }),
  };
}
