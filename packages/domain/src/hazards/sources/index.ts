import { costSources } from './costs.ts';
import { officialSources } from './official.ts';
import { practiceSources } from './practice.ts';
import { researchSources } from './research.ts';

/**
 * How far a source carries: `official` is the authority itself, `copy` somebody's copy or summary of its text,
 * `study` research, `guide` practical advice, `news` and `vendor` reports, `cost` a price page.
 */
export type SourceKind = 'official' | 'copy' | 'study' | 'guide' | 'news' | 'vendor' | 'cost';

export type Source = { readonly title: string; readonly url: string; readonly kind: SourceKind };

/** Every source that the catalogue, the guidance and the score rest on. */
export const sources = {
  ...officialSources,
  ...researchSources,
  ...practiceSources,
  ...costSources,
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;

/** Reads a source with its full type. */
export function sourceById(id: SourceId): Source {
  return sources[id];
}
