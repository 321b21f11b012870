import type { Standing } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { areByOneMethod, shortNames, standingsOf, type HomeBesideOthers } from './compared-home.ts';

/** With more names, the sentence would be a list. */
const namedAtMost = 4;

/** Which home is ahead, or that nobody can tell; and whether it can’t be told of the others either. */
export function Verdict({ homes }: { homes: readonly HomeBesideOthers[] }) {
  const t = useTranslations('comparison.verdict');
  const format = useFormatter();
  if (!areByOneMethod(homes)) {
    return <p className="max-w-[68ch] border-l-2 border-line-strong pl-3">{t('methods')}</p>;
  }
  const standings = [...standingsOf(homes)];
  const names = shortNames(homes);
  const namesOf = (wanted: Standing) =>
    standings.flatMap(([home, standing]) =>
      standing === wanted ? (names.get(home) ?? home.name) : [],
    );
  const [ahead] = namesOf('ahead');
  const close = namesOf('too_close');
  const text =
    ahead !== undefined
      ? t('ahead', { home: ahead })
      : close.length > namedAtMost
        ? t('closeMany', { count: close.length })
        : close.length > 0
          ? t('close', { homes: format.list(close) })
          : t('few', { count: standings.length });
  const behind = standings.flatMap(([{ result }, standing]) =>
    standing === 'behind' && result !== null ? result.range : [],
  );
  return (
    <div className="flex flex-col gap-1">
      <p className="max-w-[48ch] font-serif text-title-2 leading-snug font-strong wrap-anywhere">
        {text}
      </p>
      {haveOverlap(behind) && <p className="text-caption text-ink-soft">{t('othersClose')}</p>}
    </div>
  );
}

/** Whether two of the ranges overlap or touch. */
function haveOverlap(ranges: readonly { readonly low: number; readonly high: number }[]): boolean {
  const ordered = [...ranges].sort((one, other) => one.low - other.low);
  return ordered.some(({ low }, index) => low <= (ordered[index - 1]?.high ?? -Infinity));
}
