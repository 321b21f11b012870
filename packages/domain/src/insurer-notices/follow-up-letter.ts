import type { NoticeDay } from './notice-days.ts';
import { followUpTextsEn } from './text/en.ts';
import { followUpTextsEs } from './text/es.ts';
import type { FollowedDuty } from './text/follow-up-texts.ts';

/** Whom a letter is from, to and about; empty where the owner still has to write it. */
export interface FollowUpRequest {
  readonly address: string;
  readonly insurer: string;
  /** The day as the letter's language writes it. */
  readonly day: (iso: string) => string;
  /** '2026-11-29' */
  readonly today: string;
}

/**
 * A letter that asks an insurer for what a law gives it so many days for, once these are over and the owner noted no answer. It says only
 * what the owner noted, and names it as their notes.
 * @returns null where no such day went by
 */
export function followUpLetter(
  { kind, by, counted, metOn }: NoticeDay,
  { address, insurer, day, today }: FollowUpRequest,
  language: 'en' | 'es',
): string | null {
  if (counted === null || metOn !== null || by >= today || !isFollowed(kind)) return null;
  const words = language === 'es' ? followUpTextsEs : followUpTextsEn;
  const { blanks } = words;
  // "Your wildfire score, 10 CCR 2644.9": a letter names the number alone.
  const { name } = counted.law.text[language];
  const law = name.slice(name.indexOf(', ') + 1).trim();
  return [
    [blanks.name, address, blanks.contact],
    [day(today)],
    [insurer === '' ? blanks.insurer : insurer, blanks.insurersAddress],
    [words.subject, words.home(address)],
    [words.greeting],
    [
      [
        words.sent[kind](day(counted.from)),
        words.term[kind](law, counted.days, day(by)),
        words.missing[kind],
      ].join(' '),
    ],
    [[words.asks[kind], words.answerMe].join(' ')],
    [words.closing],
    [blanks.name],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function isFollowed(kind: NoticeDay['kind']): kind is FollowedDuty {
  return ['confirm_appeal', 'decide_appeal', 'tell_score', 'score_again'].includes(kind);
}
