import type { Facing, HouseSide } from '@dss/domain';

import { isoDay } from '../../ui/iso-day.ts';
import { changesLeft, changesToday, type AnswerChange } from './answer-changes.ts';

/** Fits the server's limit of one request. */
const mostAtOnce = 150;

/** Something the owner said about the home that the server doesn't have yet. */
export interface UnsentAnswer {
  readonly id: string;
  readonly propertyId: string;
  /** When it was said, in milliseconds since 1970. They are sent in this order. */
  readonly saidAt: number;
  readonly said: Said;
}

export type Said =
  | SaidAnswers
  /** All sides of the house that don't exist. */
  | { readonly missingSides: readonly HouseSide[] };

/** How many answers these are: what was said twice of a side, or taken back, is one or none; which sides don't exist is one. */
export function countAnswers(waiting: readonly UnsentAnswer[]): number {
  const about = new Map<string, boolean>();
  for (const { said } of waiting) {
    if ('missingSides' in said) about.set('missing sides', true);
    else
      for (const { question_id: id, side, answer } of said.answers)
        about.set(`${id} ${side}`, answer !== null);
  }
  return [...about.values()].filter(Boolean).length;
}

export interface SaidAnswers {
  readonly answers: readonly AnswerChange[];
  /** Which way the front faced when their sides were named, null if nobody knew; absent if this browser didn't know. */
  readonly facing?: Facing;
}

export function inOrder(answers: readonly UnsentAnswer[]): readonly UnsentAnswer[] {
  return [...answers].sort((one, other) => one.saidAt - other.saidAt);
}

/** The first ones that can be sent in one request. */
export function firstBatch(all: readonly UnsentAnswer[]): readonly UnsentAnswer[] {
  const [first] = all;
  if (first === undefined) return [];
  if ('missingSides' in first.said) return [first];
  const { facing } = first.said;
  const day = isoDay(first.saidAt);
  const batch: UnsentAnswer[] = [];
  let count = 0;
  for (const each of all) {
    if ('missingSides' in each.said || each.said.facing !== facing) break;
    // An assessor's answers are of the day on which they were given.
    if (isoDay(each.saidAt) !== day) break;
    count += each.said.answers.length;
    if (batch.length > 0 && count > mostAtOnce) break;
    batch.push(each);
  }
  return batch;
}

export function joined(batch: readonly UnsentAnswer[]): Said | null {
  const [first] = batch;
  if (first === undefined || 'missingSides' in first.said) return first?.said ?? null;
  const answers = batch.flatMap(({ said }) => ('answers' in said ? said.answers : []));
  return { ...first.said, answers };
}

/** What is left of an answer once others were given after it; null if nothing, and the same if all. */
export function leftOf(
  { said, saidAt }: UnsentAnswer,
  others: readonly UnsentAnswer[],
): Said | null {
  return others
    .filter((other) => other.saidAt > saidAt)
    .reduce<Said | null>((left, later) => left && leftAfter(left, later.said), said);
}

/** What is left of something said once something else was said after it; null if nothing, and the same if all. */
function leftAfter(earlier: Said, later: Said): Said | null {
  if ('missingSides' in earlier) return 'missingSides' in later ? null : earlier;
  if ('missingSides' in later) return earlier;
  const { facing } = later;
  const now =
    facing === undefined
      ? earlier
      : { facing, answers: changesToday(earlier.answers, earlier.facing, facing) };
  const answers = changesLeft(now.answers, later.answers);
  if (answers.length === now.answers.length) return earlier;
  return answers.length === 0 ? null : { ...now, answers };
}
