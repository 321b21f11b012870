import type { ProgramItemId, ProgramListId } from '../program-items.ts';

/**
 * `short`: the thing it is about in a few words, for lists in which each item has one line. `asks`: what an item asks for, in plain words, of which every part is proven before it is called met. `open`: why it can stay
 * open all the same: what nobody asked about. `met`: what is known once it is met, where that is less: of two things that satisfy it one was
 * asked about, or the home may have none of what it is about.
 */
export type ProgramItemText = {
  readonly short: string;
  readonly asks: string;
  readonly open?: string;
  readonly met?: string;
};

export type ProgramListText = {
  readonly name: string;
  readonly version: string;
  /** Which homes the program takes; null: it names no limits. */
  readonly eligible: string | null;
  /** Said of a home that can't take part by its owner's word (`takesHome`). */
  readonly notTaken: string | null;
};

export type ProgramTableTexts = {
  readonly lists: Readonly<Record<ProgramListId, ProgramListText>>;
  readonly items: Readonly<Record<ProgramItemId, ProgramItemText>>;
};
