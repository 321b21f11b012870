import type { ProgramItemId, ProgramListId } from '../program-items.ts';

/** What an item asks for, and, if we judge only a part of it, what we can't judge. */
export type ProgramItemText = { readonly asks: string; readonly notJudged?: string };

export type ProgramTableTexts = {
  readonly lists: Readonly<
    Record<ProgramListId, { readonly name: string; readonly version: string }>
  >;
  readonly items: Readonly<Record<ProgramItemId, ProgramItemText>>;
};
