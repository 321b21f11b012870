import type { StoredAnswer } from '../api/owner-corrections.ts';

/**
 * Whether an answer is the word of whoever owned the home before: given before it was handed over, and neither confirmed nor given anew
 * since. What an assessor saw is the assessor's word.
 * @param handedOverAt when the home was handed to its owner; nothing where it always was theirs
 */
export function isFormerOwners(
  { answered_at: answeredAt, seen_by: by }: Pick<StoredAnswer, 'answered_at' | 'seen_by'>,
  handedOverAt: string | null | undefined,
): boolean {
  if (handedOverAt === null || handedOverAt === undefined || by !== undefined) return false;
  // Both are moments in UTC, written alike.
  return answeredAt < handedOverAt;
}
