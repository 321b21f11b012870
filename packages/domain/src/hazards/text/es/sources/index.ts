import type { SourceTitles } from '../../source-titles.ts';
import { costTitles } from './costs.ts';
import { officialTitles } from './official.ts';
import { practiceTitles } from './practice.ts';
import { researchTitles } from './research.ts';

/** What the sources are about, in Spanish; the pages themselves are in English. */
export const sourceTitlesEs: SourceTitles = {
  ...officialTitles,
  ...researchTitles,
  ...practiceTitles,
  ...costTitles,
};
