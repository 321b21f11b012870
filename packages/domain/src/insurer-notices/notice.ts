/** What an insurer sent. `other`: also nothing in writing yet. */
export const noticeKinds = [
  'score',
  'non_renewal',
  'cancellation',
  'price',
  'inspection',
  'other',
] as const;

/** What the owner notes that they sent, and what the insurer answered. */
export const sentKinds = ['asked_score', 'appealed', 'reported_work', 'sent'] as const;
export const answeredKinds = [
  'confirmed',
  'told_score',
  'decided',
  'scored_again',
  'received',
] as const;
export const noticeStepKinds = [...sentKinds, ...answeredKinds] as const;

/** How it ended. `moved`: the home is insured elsewhere. */
export const noticeOutcomes = ['kept', 'lost', 'moved'] as const;

export type NoticeKind = (typeof noticeKinds)[number];
export type NoticeStepKind = (typeof noticeStepKinds)[number];
export type NoticeOutcome = (typeof noticeOutcomes)[number];

/** What happened on a day, in the owner's word. */
export interface NoticeStep {
  readonly kind: NoticeStepKind;
  /** '2026-11-29' */
  readonly on: string;
}

/** Something that an insurer sent, with what became of it, as far as days follow from it. */
export interface DatedNotice {
  readonly kind: NoticeKind;
  /** The date on it; null: none, or not told. */
  readonly dated_on: string | null;
  /** By when the insurer wants to hear from the owner. */
  readonly answer_by: string | null;
  /** The policy's last day, if it isn't renewed or is canceled. */
  readonly policy_ends_on: string | null;
  readonly steps: readonly NoticeStep[];
  /** Null while it isn't over. */
  readonly outcome: NoticeOutcome | null;
}

/** Whether a notice names a day on which the policy ends. */
export function endsPolicy(kind: NoticeKind): boolean {
  return kind === 'non_renewal' || kind === 'cancellation';
}
