import { disputeKinds, textLimits, type CreateDispute } from '@dss/domain';

/** What can be said of a finding, in the order of the form. What is fixed is no dispute: it is work done. */
export const offeredKinds = disputeKinds.filter((kind) => kind !== 'already_fixed');
export type DisputeKind = (typeof offeredKinds)[number];
export type Responsible = NonNullable<CreateDispute['whose']>;

export interface DisputeDraft {
  readonly kind: DisputeKind | null;
  readonly whose: Responsible | null;
  readonly reason: string;
}

export type DisputeProblem = 'kind' | 'whose' | 'reason';

export const emptyDraft: DisputeDraft = { kind: null, whose: null, reason: '' };

/** What is missing before a dispute can be saved, in form order. */
export function disputeProblems({ kind, whose, reason }: DisputeDraft): DisputeProblem[] {
  const problems: DisputeProblem[] = [];
  if (kind === null) problems.push('kind');
  if (kind === 'not_mine' && whose === null) problems.push('whose');
  if (reason.trim() === '') problems.push('reason');
  return problems;
}

/** The complete dispute as the server expects it; null if something is missing. */
export function disputeFrom(
  draft: DisputeDraft,
  about: Pick<CreateDispute, 'hazard_type' | 'image_ids' | 'question_ids'>,
): CreateDispute | null {
  if (draft.kind === null || disputeProblems(draft).length > 0) return null;
  return {
    ...about,
    kind: draft.kind,
    whose: draft.kind === 'not_mine' ? draft.whose : null,
    reason: draft.reason.trim(),
  };
}

/** The characters left are shown from this number down. */
const shownFrom = 100;

/** How many characters a reason can still take; null while there is plenty of room. */
export function roomLeft(reason: string): number | null {
  const left = Math.max(0, textLimits.placementText - reason.length);
  return left <= shownFrom ? left : null;
}
