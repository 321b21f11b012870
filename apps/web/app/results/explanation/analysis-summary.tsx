import type { Analysis } from '@dss/domain';
import { useTranslations } from 'use-intl';

/** The result in one sentence: band, score and number of hazards. Gives no verdict on a home that was hardly seen. */
export function AnalysisSummary({
  analysis,
}: {
  analysis: Pick<Analysis, 'band' | 'dss_score' | 'enough_seen' | 'hazards'>;
}) {
  const t = useTranslations('explanation');
  const { band, dss_score: score, enough_seen: enoughSeen, hazards } = analysis;
  return (
    <p className="max-w-[64ch] text-body sm:text-lead">
      {enoughSeen
        ? t('summary', { band, score, hazards: hazards.length })
        : t('summaryUnseen', { hazards: hazards.length })}
    </p>
  );
}
