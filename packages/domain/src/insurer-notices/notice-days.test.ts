import { describe, expect, it } from 'vitest';
import type { DatedNotice } from './notice.ts';
import { daysToRemindOf, nextNoticeDay, nextReminderDay, noticeDays } from './notice-days.ts';

const today = '2026-11-29';

const notice: DatedNotice = {
  kind: 'score',
  dated_on: '2026-11-02',
  answer_by: '2026-12-20',
  policy_ends_on: null,
  steps: [],
  outcome: null,
};

const daysOf = (changes: Partial<DatedNotice>, state: 'CA' | 'MT' | 'TX' = 'CA') =>
  noticeDays({ ...notice, ...changes }, state, today).map(
    ({ kind, by, metOn }) => `${kind} by ${by}${metOn === null ? '' : `, met ${metOn}`}`,
  );

describe('the days of a notice', () => {
  it('are those that the owner named, the earliest first', () => {
    expect(daysOf({ policy_ends_on: '2026-12-10' }, 'TX')).toEqual([
      'policy_end by 2026-12-10',
      'answer by 2026-12-20',
    ]);
  });

  it('are those that the state’s law counts from what the owner sent', () => {
    const steps = [{ kind: 'appealed', on: '2026-11-20' }] as const;
    expect(daysOf({ steps })).toEqual([
      'confirm_appeal by 2026-11-30',
      'answer by 2026-12-20, met 2026-11-20',
      'decide_appeal by 2026-12-20',
    ]);
    expect(daysOf({ steps }, 'TX')).toEqual(['answer by 2026-12-20, met 2026-11-20']);
  });

  it('name the law, and from which day they are counted', () => {
    const steps = [{ kind: 'asked_score', on: '2026-11-20' }] as const;
    expect(noticeDays({ ...notice, answer_by: null, steps }, 'MT', today)).toMatchObject([
      {
        kind: 'tell_score',
        by: '2026-12-20',
        counted: { days: 30, from: '2026-11-20', law: { id: 'mca_33_16_117' } },
      },
    ]);
  });

  it('are met by what the insurer answered afterwards, not before', () => {
    const sent = { kind: 'reported_work', on: '2026-11-20' } as const;
    expect(daysOf({ answer_by: null, steps: [sent] })).toEqual(['score_again by 2026-12-20']);
    const early = [sent, { kind: 'scored_again', on: '2026-11-19' }] as const;
    expect(daysOf({ answer_by: null, steps: early })).toEqual(['score_again by 2026-12-20']);
    const later = [sent, { kind: 'scored_again', on: '2026-12-01' }] as const;
    expect(daysOf({ answer_by: null, steps: later })).toEqual([
      'score_again by 2026-12-20, met 2026-12-01',
    ]);
  });

  it('begin anew with a second appeal', () => {
    const steps = [
      { kind: 'appealed', on: '2026-11-10' },
      { kind: 'decided', on: '2026-11-15' },
      { kind: 'appealed', on: '2026-11-25' },
    ] as const;
    expect(daysOf({ answer_by: null, steps })).toEqual([
      'confirm_appeal by 2026-12-05',
      'decide_appeal by 2026-12-25',
    ]);
  });

  it('aren’t answered by a question, nor by what was sent before the notice', () => {
    const steps = [
      { kind: 'asked_score', on: '2026-11-20' },
      { kind: 'appealed', on: '2026-10-20' },
    ] as const;
    expect(daysOf({ steps }, 'TX')).toEqual(['answer by 2026-12-20']);
  });

  it('say whether the notice of a non-renewal came in time, by its own date', () => {
    const ending = { kind: 'non_renewal', answer_by: null, policy_ends_on: '2027-01-01' } as const;
    expect(daysOf(ending)).toEqual([
      'tell_of_end by 2026-10-18, met 2026-11-02',
      'policy_end by 2027-01-01',
    ]);
    expect(daysOf({ ...ending, dated_on: null })).toEqual(['policy_end by 2027-01-01']);
    expect(daysOf({ ...ending, kind: 'cancellation' })).toEqual(['policy_end by 2027-01-01']);
  });
});

describe('the day that a home shows', () => {
  const next = (changes: Partial<DatedNotice>, day = today) => {
    const found = nextNoticeDay({ ...notice, ...changes }, 'CA', day);
    return found === null ? null : `${found.kind} ${found.by}`;
  };

  it('is the next that is still awaited', () => {
    expect(next({ steps: [{ kind: 'asked_score', on: '2026-11-20' }] })).toBe('answer 2026-12-20');
    expect(next({ steps: [{ kind: 'appealed', on: '2026-11-20' }] })).toBe(
      'confirm_appeal 2026-11-30',
    );
  });

  it('is the last that went by, once none is still to come', () => {
    expect(next({}, '2026-12-24')).toBe('answer 2026-12-20');
    expect(next({}, '2026-12-20')).toBe('answer 2026-12-20');
  });

  it('is none once it is over, or while no day is known', () => {
    expect(next({ outcome: 'kept' })).toBeNull();
    expect(next({ answer_by: null })).toBeNull();
  });
});

describe('a reminder', () => {
  const due = (day: string, changes: Partial<DatedNotice> = {}) =>
    daysToRemindOf({ ...notice, ...changes }, 'CA', day).map(({ kind }) => kind);

  it('is due within the week before a day, and not on it', () => {
    expect(due('2026-12-12')).toEqual([]);
    expect(due('2026-12-13')).toEqual(['answer']);
    expect(due('2026-12-19')).toEqual(['answer']);
    expect(due('2026-12-20')).toEqual([]);
  });

  it('is none of what was done, or of what is over', () => {
    expect(due('2026-12-15', { steps: [{ kind: 'sent', on: '2026-12-01' }] })).toEqual([]);
    expect(due('2026-12-15', { outcome: 'moved' })).toEqual([]);
  });

  it('comes next a week before the next day', () => {
    expect(nextReminderDay(notice, 'CA', today)).toBe('2026-12-13');
    expect(nextReminderDay(notice, 'CA', '2026-12-13')).toBeNull();
    expect(nextReminderDay({ ...notice, outcome: 'kept' }, 'CA', today)).toBeNull();
  });
});
