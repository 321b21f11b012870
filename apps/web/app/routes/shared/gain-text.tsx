import type { SharedHome } from '@dss/domain';
import { useTranslations } from 'use-intl';

type Result = NonNullable<SharedHome['result']>;

/** The gain in whole points; if a ceiling hides it, the most it can gain once the ceiling is gone. */
export function GainText({
  action: { points, gain, points_without_ceiling: atBest },
}: {
  action: Result['actions'][number];
}) {
  const t = useTranslations('sharing.page');
  const text =
    points >= 1
      ? t('gain', { count: gain })
      : atBest >= 1
        ? t('upTo', { count: Math.round(atBest) })
        : t('littleGain');
  return <span className="font-strong text-ink">{text}</span>;
}
