import type { InsurerTerm } from '../../state-rules/index.ts';

/** What an insurer owes after something that the owner sent. */
export type FollowedDuty = Exclude<InsurerTerm['duty'], 'tell_of_end'>;

/** The words of a letter that asks where an answer is, in one language. */
export interface FollowUpTexts {
  readonly blanks: Readonly<Record<'name' | 'contact' | 'insurer' | 'insurersAddress', string>>;
  readonly subject: string;
  readonly home: (address: string) => string;
  readonly greeting: string;
  /**
   * What the days are counted from, by the owner's notes. They may note the day on which they sent it, so the letter says neither on which
   * day it was sent nor that it arrived.
   */
  readonly sent: Readonly<Record<FollowedDuty, (day: string) => string>>;
  /** What the law gives them, as the owner understands it. */
  readonly term: Readonly<
    Record<FollowedDuty, (law: string, days: number, lastDay: string) => string>
  >;
  /** What the owner hasn't noted. */
  readonly missing: Readonly<Record<FollowedDuty, string>>;
  readonly asks: Readonly<Record<FollowedDuty, string>>;
  readonly answerMe: string;
  readonly closing: string;
}
