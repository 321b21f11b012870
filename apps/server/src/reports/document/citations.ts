import { shownSources, type Locale, type ShownSource, type SourceId } from '@dss/domain';

/** Numbers the documents that a report cites, in the order in which it first refers to them. */
export function citationsIn(locale: Locale) {
  const cited = new Map<string, ShownSource>();
  return {
    /** '[1][4]' */
    references: (ids: readonly SourceId[]): string =>
      shownSources(ids, locale)
        .map((source) => {
          cited.set(source.id, source);
          return `[${[...cited.keys()].indexOf(source.id) + 1}]`;
        })
        .join(''),
    cited: (): readonly ShownSource[] => [...cited.values()],
  };
}
