import type { SourceId } from '../sources/index.ts';

/** What each source is called in a language other than its own: the sources are English, and so are their titles there. */
export type SourceTitles = Readonly<Record<SourceId, string>>;
