import type { QuestionId, StoredAnswer } from '@dss/domain';

/** A visitor's way through the questions. */
export interface QuestionWalk {
  /** The question on the page; null once all are passed. */
  readonly current: QuestionId | null;
  /** Those answered or skipped before it, the last one last. */
  readonly passed: readonly QuestionId[];
}

type Open = readonly { readonly question_id: QuestionId }[];

/**
 * Starts with the question that narrows the range most. Questions answered on an earlier visit count as passed, so that
 * one can go back to them. Only the last answer is taken up again where it is still open: the page was left before its
 * sides were chosen.
 */
export function startWalk(open: Open, answers: readonly StoredAnswer[]): QuestionWalk {
  const answered = answers
    .toSorted((first, second) => first.answered_at.localeCompare(second.answered_at))
    .map(({ question_id: id }) => id);
  const last = answered.at(-1);
  const walk = { current: null, passed: [...new Set(answered)] };
  return last !== undefined && open.some(({ question_id: id }) => id === last)
    ? goTo(last, walk)
    : goOn(walk, open);
}

/** Passes the current question; the next is the one that now narrows the range most. */
export function goOn({ current, passed }: QuestionWalk, open: Open): QuestionWalk {
  const walked = current === null ? passed : [...passed.filter((id) => id !== current), current];
  return { current: leftOf(walked, open)[0] ?? null, passed: walked };
}

/** Goes back to the question before, to change its answer. */
export function goBack({ current, passed }: QuestionWalk): QuestionWalk {
  return { current: passed.at(-1) ?? current, passed: passed.slice(0, -1) };
}

/** Goes to a question out of turn; what it leaves isn't passed. */
export function goTo(id: QuestionId, { passed }: QuestionWalk): QuestionWalk {
  return { current: id, passed: passed.filter((each) => each !== id) };
}

/** The questions still to come after the current one, the most valuable first. */
export function questionsAhead({ current, passed }: QuestionWalk, open: Open): QuestionId[] {
  return leftOf(current === null ? passed : [...passed, current], open);
}

/** The ones that were passed and are still open: skipped. */
export function skippedOf({ passed }: QuestionWalk, open: Open): QuestionId[] {
  return open.map(({ question_id: id }) => id).filter((id) => passed.includes(id));
}

function leftOf(passed: readonly QuestionId[], open: Open): QuestionId[] {
  return open.map(({ question_id: id }) => id).filter((id) => !passed.includes(id));
}
