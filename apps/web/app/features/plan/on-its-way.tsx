import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../../lib/api/use-error-text.ts';
import { isNetworkFailure, isUnsent, percentOf, type Upload } from '../../entities/photo/upload.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { AfterPhotos } from './use-after-photos.ts';

/** A repeat that the server doesn't have yet, and what to do where it is held up. */
export function OnItsWay({ upload, afterPhotos }: { upload: Upload; afterPhotos: AfterPhotos }) {
  const t = useTranslations('plan.done.sending');
  const errorText = useErrorText();
  const { state, imageId } = upload;
  if (!('error' in state)) {
    return (
      <p role="status" className="text-caption text-ink-soft tabular-nums">
        {t('running', { percent: percentOf(upload) })}
      </p>
    );
  }
  const waits = isUnsent(upload);
  return (
    <Message title={t(waits ? 'waiting' : 'refused')}>
      <p>{isNetworkFailure(state.error) ? t('offline') : errorText(state.error)}</p>
      <div className="flex flex-wrap gap-2">
        {waits && (
          <Button size="small" onClick={() => afterPhotos.retry(imageId)}>
            {t('retry')}
          </Button>
        )}
        <Button size="small" tone="quiet" onClick={() => afterPhotos.discard(imageId)}>
          {t('discard')}
        </Button>
      </div>
    </Message>
  );
}

/** A remark about a photo of the work, with what can be done. */
export function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice tone="caution" title={title}>
      <div className="flex flex-col items-start gap-2">{children}</div>
    </Notice>
  );
}
