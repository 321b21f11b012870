import { yearInvestment, type CommunityEntry, type CoordinatedCommunity } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useUsdText } from '../../entities/plan/amount-texts.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useDayText } from '../../ui/use-day-text.ts';

/** The year's hours against one for each home, and what else there is. */
export function YearTotal({
  community,
  year,
  entries,
}: {
  community: CoordinatedCommunity;
  year: number;
  entries: readonly CommunityEntry[];
}) {
  const t = useTranslations('communities.year');
  const usdText = useUsdText();
  const dayText = useDayText();
  const { dwellings, figures } = community;
  const { homes, hours, dollars, cubicYards, inKind, hoursMissing } = yearInvestment(
    community,
    year,
    entries,
  );
  const blurred = String(homes !== null);
  return (
    <div className="flex flex-col gap-3">
      <p className="font-serif text-title-2">{t('hours', { hours, dwellings, blurred })}</p>
      <ProgressBar label={t('bar')} percent={(100 * hours) / dwellings} animated={false} />
      <p className="text-ink-soft">
        {hoursMissing > 0 ? t('missing', { hours: hoursMissing, blurred }) : t('reached')}
      </p>
      {(dollars > 0 || cubicYards > 0 || inKind > 0) && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1" aria-label={t('also')}>
          {dollars > 0 && <li>{t('dollars', { amount: usdText(dollars), blurred })}</li>}
          {cubicYards > 0 && <li>{t('yards', { yards: cubicYards, blurred })}</li>}
          {inKind > 0 && <li>{t('inKind', { count: inKind })}</li>}
        </ul>
      )}
      {homes !== null && figures !== null && (
        <p className="text-caption text-ink-soft">
          {t('homes', {
            hours: homes.hours,
            dollars: usdText(homes.dollars),
            yards: homes.cubic_yards,
            homes: homes.homes,
            date: dayText(figures.as_of),
          })}
        </p>
      )}
    </div>
  );
}
