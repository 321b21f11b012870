import { dayAfter } from '../calendar/day-after.ts';
import type { StateCode } from '../places/states.ts';
import {
  insurerDays,
  type InsurerDay,
  type InsurerEvent,
  type InsurerTerm,
} from '../state-rules/index.ts';
import type { DatedNotice, NoticeStep, NoticeStepKind } from './notice.ts';

/** `answer`: the insurer wants to hear from the owner. `policy_end`: the policy's last day. The others are the insurer's duties. */
export const noticeDayKinds = [
  'answer',
  'policy_end',
  'confirm_appeal',
  'decide_appeal',
  'tell_score',
  'score_again',
  'tell_of_end',
] as const satisfies readonly ('answer' | 'policy_end' | InsurerTerm['duty'])[];

export type NoticeDayKind = (typeof noticeDayKinds)[number];

/** A day that counts after a notice: as its owner read it there, or as a law gives it. */
export interface NoticeDay {
  readonly kind: NoticeDayKind;
  readonly by: string;
  /** The law that gives it, and the day from which it is counted; null: the owner named it. */
  readonly counted: (Pick<InsurerDay, 'law' | 'days'> & { readonly from: string }) | null;
  /** The day on which it was done, as the owner noted; null: not yet. */
  readonly metOn: string | null;
}

/** Which note of the owner begins the days of a law, and which one ends them. */
const events: readonly {
  readonly event: Exclude<InsurerEvent, 'policy_end'>;
  readonly step: NoticeStepKind;
}[] = [
  { event: 'request', step: 'asked_score' },
  { event: 'appeal', step: 'appealed' },
  { event: 'work_reported', step: 'reported_work' },
];

const endedBy: Readonly<
  Record<Exclude<InsurerTerm['duty'], 'tell_of_end'>, readonly NoticeStepKind[]>
> = {
  // A decision makes a confirmation idle.
  confirm_appeal: ['confirmed', 'decided'],
  decide_appeal: ['decided'],
  tell_score: ['told_score'],
  score_again: ['scored_again'],
};

/** With which notes the owner has answered what the insurer sent. A question is no answer. */
const answers: readonly NoticeStepKind[] = ['appealed', 'reported_work', 'sent'];

/** How many days ahead a mail reminds of a day. */
export const reminderLeadDays = 7;

/**
 * All days that count after a notice, the earliest first. Those of a law only where one of the home's state gives them.
 * @param today '2026-11-29'
 */
export function noticeDays(
  notice: DatedNotice,
  state: StateCode | null | undefined,
  today: string,
): readonly NoticeDay[] {
  const { dated_on: datedOn, answer_by: answerBy, policy_ends_on: endsOn, steps } = notice;
  const since = datedOn ?? '';
  const named: NoticeDay[] = [
    ...(answerBy === null
      ? []
      : [
          {
            kind: 'answer' as const,
            by: answerBy,
            counted: null,
            metOn: firstOf(steps, answers, since),
          },
        ]),
    ...(endsOn === null
      ? []
      : [{ kind: 'policy_end' as const, by: endsOn, counted: null, metOn: null }]),
  ];
  // When it was told is the notice's own date.
  const told =
    notice.kind !== 'non_renewal' || endsOn === null || datedOn === null
      ? []
      : insurerDays(state, 'policy_end', endsOn, today).map((day) =>
          countedDay(day, endsOn, datedOn),
        );
  const owed = events.flatMap(({ event, step }) => {
    const from = lastOf(steps, step);
    if (from === null) return [];
    return insurerDays(state, event, from, today).map((day) =>
      countedDay(
        day,
        from,
        day.duty === 'tell_of_end' ? null : firstOf(steps, endedBy[day.duty], from),
      ),
    );
  });
  return [...named, ...told, ...owed].sort((one, other) => (one.by < other.by ? -1 : 1));
}

/**
 * The one day that a home shows: the next that is still to come, or the last that went by without what it was for.
 * @returns null where nothing is awaited, as after the end
 */
export function nextNoticeDay(
  notice: DatedNotice,
  state: StateCode | null | undefined,
  today: string,
): NoticeDay | null {
  const open = openDays(notice, state, today);
  return open.find(({ by }) => by >= today) ?? open.at(-1) ?? null;
}

/** The days of which a mail reminds today: still to come, a week ahead at most, and not met. */
export function daysToRemindOf(
  notice: DatedNotice,
  state: StateCode | null | undefined,
  today: string,
): readonly NoticeDay[] {
  return openDays(notice, state, today).filter(
    ({ by }) => by > today && by <= dayAfter(today, reminderLeadDays),
  );
}

/** The next day after `today` on which a mail may remind of something; null: none. */
export function nextReminderDay(
  notice: DatedNotice,
  state: StateCode | null | undefined,
  today: string,
): string | null {
  return (
    openDays(notice, state, today)
      .map(({ by }) => dayAfter(by, -reminderLeadDays))
      .filter((day) => day > today)
      .sort()[0] ?? null
  );
}

function openDays(
  notice: DatedNotice,
  state: StateCode | null | undefined,
  today: string,
): readonly NoticeDay[] {
  if (notice.outcome !== null) return [];
  return noticeDays(notice, state, today).filter(({ metOn }) => metOn === null);
}

function countedDay(
  { duty, by, law, days }: InsurerDay,
  from: string,
  metOn: string | null,
): NoticeDay {
  return { kind: duty, by, counted: { law, days, from }, metOn };
}

/** The first day on which one of these was noted. @param since what came before was for something else */
function firstOf(
  steps: readonly NoticeStep[],
  kinds: readonly NoticeStepKind[],
  since: string,
): string | null {
  return (
    steps
      .filter(({ kind, on }) => kinds.includes(kind) && on >= since)
      .map(({ on }) => on)
      .sort()[0] ?? null
  );
}

function lastOf(steps: readonly NoticeStep[], wanted: NoticeStepKind): string | null {
  return (
    steps
      .filter(({ kind }) => kind === wanted)
      .map(({ on }) => on)
      .sort()
      .at(-1) ?? null
  );
}
