import type { Analysis } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { Notice } from '../ui/notice.tsx';

const builtInProvider = 'built-in';

export interface BasicAnalysisNoticeProps {
  analysis: Pick<Analysis, 'provider' | 'budget_reached' | 'model_failure' | 'photos'>;
}

/** Says that the built-in analyzer looked at photos instead of an AI model, and what it can't see. */
export function BasicAnalysisNotice({ analysis }: BasicAnalysisNoticeProps) {
  const t = useTranslations('results.builtIn');
  const failure = analysis.model_failure && (
    <p className="max-w-[72ch] text-ink-soft">
      {t(analysis.model_failure.next_try_at === null ? 'failed' : 'failedForNow')}
    </p>
  );
  if (analysis.provider === builtInProvider) {
    return (
      <Notice title={t('title')}>
        {failure}
        {analysis.budget_reached && <p className="max-w-[72ch] text-ink-soft">{t('budget')}</p>}
        <p className="max-w-[72ch] text-ink-soft">{t('text')}</p>
      </Notice>
    );
  }
  const count = analysis.photos.filter(({ provider }) => provider === builtInProvider).length;
  if (count === 0) return null;
  return (
    <Notice title={t('someTitle')}>
      {failure}
      <p className="max-w-[72ch] text-ink-soft">
        {t(failure === null ? 'someText' : 'someTextFailed', { count })}
      </p>
    </Notice>
  );
}
