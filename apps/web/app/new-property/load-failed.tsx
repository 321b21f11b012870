import { useTranslations } from 'use-intl';

import { useErrorText } from '../api/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('photos');
  const errorText = useErrorText();
  return (
    <div className="mt-6 flex flex-col items-start gap-4">
      <Notice tone="danger" role="alert" title={t('loadFailed')}>
        <p>{errorText(error)}</p>
      </Notice>
      <Button tone="primary" onClick={onRetry}>
        {t('reload')}
      </Button>
    </div>
  );
}
