import { expect, it } from 'vitest';
import { followUpLetter } from './follow-up-letter.ts';
import type { DatedNotice } from './notice.ts';
import { noticeDays } from './notice-days.ts';

const today = '2026-12-24';

const notice: DatedNotice = {
  kind: 'score',
  dated_on: '2026-11-02',
  answer_by: '2026-12-20',
  policy_ends_on: null,
  steps: [{ kind: 'appealed', on: '2026-12-01' }],
  outcome: null,
};

const letters = (changes: Partial<DatedNotice> = {}, language: 'en' | 'es' = 'en') =>
  noticeDays({ ...notice, ...changes }, 'CA', today).flatMap(
    (day) =>
      followUpLetter(
        day,
        { address: '9 Ember Lane', insurer: 'Mutual', day: (iso) => `<${iso}>`, today },
        language,
      ) ?? [],
  );

it('asks for what is overdue, by the owner’s notes and the law', () => {
  expect(letters()).toHaveLength(1);
  const [letter = ''] = letters();
  expect(letter).toContain('By my notes, I had sent you my appeal');
  expect(letter).toContain('by <2026-12-01>.');
  // The owner may have noted the day on which they sent it.
  expect(letter).not.toContain('received');
  expect(letter).toContain(
    'As I understand the rule (10 CCR 2644.9), you had 10 days to confirm it, until <2026-12-11>',
  );
  expect(letter).toContain('I have no note of a confirmation.');
  expect(letter).toContain('Mutual\n[its address');
});

it('is written in Spanish as well', () => {
  expect(letters({}, 'es')[0]).toContain(
    'a más tardar el <2026-12-01> les había enviado mi apelación',
  );
});

it('is none of what was answered, nor of a day that the owner named', () => {
  const steps = [...notice.steps, { kind: 'confirmed', on: '2026-12-05' } as const];
  expect(letters({ steps })).toEqual([]);
  expect(letters({ steps: [] })).toEqual([]);
});

it.each(['appealed', 'reported_work'] as const)('is none while days are left: %s', (kind) => {
  expect(letters({ steps: [{ kind, on: '2026-12-20' }] })).toEqual([]);
});
