import type { UpkeepTaskId } from '../upkeep.ts';

/** What to do, and how, in plain words. */
export type UpkeepText = { readonly title: string; readonly text: string };

export type UpkeepTexts = Readonly<Record<UpkeepTaskId, UpkeepText>>;
