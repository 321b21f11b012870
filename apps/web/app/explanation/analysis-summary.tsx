import type { Analysis } from '@dss/domain';
import { useTranslations } from 'use-intl';

/** The result in one sentence: how the home stands, its score, and how many hazards were found. */
export function AnalysisSummary({
  analysis,
}: {
  analysis: Pick<Analysis, 'band' | 'dss_score' | 'hazards'>;
}) {
  const t = useTranslations('explanation');
  const { band, dss_score: score, hazards } = analysis;
  return (
    <p className="-mt-4 max-w-[64ch] text-lead">
      {t('summary', { band, score, hazards: hazards.length })}
    </p>
  );
}
