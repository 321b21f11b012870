import { hazardTypesOfStep, type GuidanceStepId } from '../guidance/index.ts';
import type { Dispute } from './input.ts';

/** What was known of a home when its owner said that work was done: photos, and answers with their sides. */
export type KnownBefore = Pick<Dispute, 'photoIds'> & NonNullable<Dispute['byWork']>;

/**
 * What finished work settles by its owner's word: everything that was known by then of the hazards that it removes. What a later photo
 * or answer says is new, and counts.
 */
export function disputesByWork(
  stepId: GuidanceStepId,
  { photoIds, answers }: KnownBefore,
): Dispute[] {
  return hazardTypesOfStep(stepId).map((hazardType) => ({
    id: `work:${stepId}:${hazardType}`,
    hazardType,
    photoIds,
    questionIds: [],
    kind: 'already_fixed',
    whose: null,
    reason: '',
    byWork: { answers },
  }));
}
