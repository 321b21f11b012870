import { useTranslations } from 'use-intl';

import { useErrorText } from '../api/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('results');
  const errorText = useErrorText();
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice tone="danger" role="alert" title={t('loadAnalysisFailed')}>
        <p>{errorText(error)}</p>
      </Notice>
      <Button tone="primary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
