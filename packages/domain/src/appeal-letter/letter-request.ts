import type { LetterFact } from './letter-facts.ts';

export const receivedKinds = ['score', 'notice', 'price', 'nothing'] as const;
export const letterWishes = ['score', 'mitigation', 'new_score', 'correction'] as const;

/**
 * What can be asked for: that measures be counted only where the letter lists some, a new score only where it lists finished work, and a
 * correction only of something that the insurer wrote.
 */
export function wishesFor(
  received: LetterRequest['received'],
  facts: readonly Pick<LetterFact, 'about'>[],
): readonly (typeof letterWishes)[number][] {
  return letterWishes.filter(
    (wish) =>
      (wish !== 'mitigation' || facts.length > 0) &&
      (wish !== 'new_score' || facts.some(({ about }) => about.kind === 'done')) &&
      (wish !== 'correction' || received !== 'nothing'),
  );
}

/** What an owner tells about a letter. Texts may be empty: the letter then has a blank to fill in. */
export interface LetterRequest {
  readonly name: string;
  readonly insurer: string;
  readonly policyNumber: string;
  /** Null until the owner says it: the letter then has a blank. */
  readonly received: (typeof receivedKinds)[number] | null;
  /** The date of what was received: '2026-11-02', or empty. */
  readonly receivedOn: string;
  readonly wants: readonly (typeof letterWishes)[number][];
  /** The facts that are left out, and those that the insurer got wrong, by id. */
  readonly leftOut: readonly string[];
  readonly misjudged: readonly string[];
  /** What else the insurer got wrong, in the owner's words. */
  readonly ownWords: string;
  readonly enclosesReport: boolean;
}
