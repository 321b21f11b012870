import { costSources } from './costs.ts';
import { officialSources } from './official.ts';
import { practiceSources } from './practice.ts';
import { researchSources } from './research.ts';

/**
 * The kind of a source: `official` is the authority itself, `copy` another publisher's copy or summary of its text, `study`
 * research, `guide` practical advice, `news` and `vendor` reports, `cost` a price page.
 */
export type SourceKind = 'official' | 'copy' | 'study' | 'guide' | 'news' | 'vendor' | 'cost';

/** Where we read something. Never shown as the authority: visitors see the original document (`shown-sources.ts`). */
export type ReadAt = { readonly title: string; readonly url: string; readonly kind: SourceKind };

/** All sources of the catalog, the guidance and the score. */
export const sources = {
  ...officialSources,
  ...researchSources,
  ...practiceSources,
  ...costSources,
} as const satisfies Record<string, ReadAt>;

export type SourceId = keyof typeof sources;
