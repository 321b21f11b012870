import { useTranslations } from 'use-intl';

import { useErrorText } from '../api/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { FilePreview } from './file-preview.tsx';
import { PhotoCard } from './photo-card.tsx';
import type { UploadItem } from './upload-items.ts';

export interface UploadCardProps {
  item: UploadItem;
  onRetry: () => void;
  onRemove: () => void;
}

/** A photo on its way: waiting, moving, or failed with its reason. */
export function UploadCard({ item, onRetry, onRemove }: UploadCardProps) {
  const t = useTranslations('photos');
  const errorText = useErrorText();
  const { name } = item.file;
  return (
    <PhotoCard name={name} picture={<FilePreview file={item.file} />}>
      {item.state === 'error' ? (
        <div className="flex flex-col gap-1 text-caption">
          <p className="flex items-center gap-1 font-strong text-ember">
            <WarningIcon className="size-4" />
            {t('status.failed')}
          </p>
          <p>{errorText(item.error)}</p>
        </div>
      ) : (
        <>
          <p className="text-caption text-ink-soft">
            {item.state === 'queued'
              ? t('status.queued')
              : t('status.uploading', { percent: item.progress })}
          </p>
          <ProgressBar label={t('progress', { name })} percent={item.progress} />
        </>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        {item.state === 'error' && (
          <Button size="small" onClick={onRetry} aria-label={t('retryOf', { name })}>
            {t('retry')}
          </Button>
        )}
        <Button
          size="small"
          tone="quiet"
          className={item.state === 'error' ? undefined : '-ml-4'}
          onClick={onRemove}
          aria-label={t('removeOf', { name })}
        >
          {t('remove')}
        </Button>
      </div>
    </PhotoCard>
  );
}
