import type { QuestionId, StoredAnswer } from '@dss/domain';

/** The owner's progress through the questions. */
export interface QuestionWalk {
  /** The question on the page; null once all have been passed. */
  readonly current: QuestionId | null;
  /** Questions answered or skipped before it, oldest first. */
  readonly passed: readonly QuestionId[];
}

type Open = readonly { readonly question_id: QuestionId }[];

/**
 * Starts with the question that narrows the range most. Questions answered on an earlier visit count as passed, so that
 * the owner can go back to them. If the last one is still open, starts there instead: the owner left before choosing
 * sides.
 * @param kept where the owner was before the page was reloaded, so that what was skipped stays passed
 */
export function startWalk(
  open: Open,
  answers: readonly StoredAnswer[],
  kept: QuestionWalk | null = null,
): QuestionWalk {
  const answered = [...answers]
    .sort((first, second) => first.answered_at.localeCompare(second.answered_at))
    .map(({ question_id: id }) => id);
  const isOpen = (id: QuestionId | null | undefined) =>
    open.some(({ question_id: each }) => each === id);
  const before = kept?.passed ?? [];
  const passed = [...before, ...eachLast(answered).filter((id) => !before.includes(id))];
  const walk = { current: null, passed };
  const here = kept === null ? (answered.at(-1) ?? null) : kept.current;
  return here !== null && isOpen(here) ? goTo(here, walk) : goOn(walk, open);
}

/** Each question once, where it was answered last. */
function eachLast(ids: readonly QuestionId[]): QuestionId[] {
  return [...new Set([...ids].reverse())].reverse();
}

/** Passes the current question; the next is the one that narrows the range most now. */
export function goOn({ current, passed }: QuestionWalk, open: Open): QuestionWalk {
  const walked = current === null ? passed : [...passed.filter((id) => id !== current), current];
  return { current: leftOf(walked, open)[0] ?? null, passed: walked };
}

export function goBack({ current, passed }: QuestionWalk): QuestionWalk {
  return { current: passed.at(-1) ?? current, passed: passed.slice(0, -1) };
}

/** Jumps to a question; the current one doesn't count as passed. */
export function goTo(id: QuestionId, { passed }: QuestionWalk): QuestionWalk {
  return { current: id, passed: passed.filter((each) => each !== id) };
}

/** Questions that were passed are ahead again. */
export function askAgain(ids: readonly QuestionId[], walk: QuestionWalk): QuestionWalk {
  return { ...walk, passed: walk.passed.filter((id) => !ids.includes(id)) };
}

/** The questions after the current one, most valuable first. */
export function questionsAhead({ current, passed }: QuestionWalk, open: Open): QuestionId[] {
  return leftOf(current === null ? passed : [...passed, current], open);
}

/** Questions that were skipped: passed but still open. */
export function skippedOf({ passed }: QuestionWalk, open: Open): QuestionId[] {
  return open.map(({ question_id: id }) => id).filter((id) => passed.includes(id));
}

function leftOf(passed: readonly QuestionId[], open: Open): QuestionId[] {
  return open.map(({ question_id: id }) => id).filter((id) => !passed.includes(id));
}
