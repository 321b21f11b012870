import type { Photo } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../api/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { FilePreview } from './file-preview.tsx';
import { PhotoCard, cardPicture } from './photo-card.tsx';
import { PhotoImage } from './photo-image.tsx';
import {
  StoredPhotoState,
  StoredPhotoTags,
  type StoredPhotoDetailsProps,
} from './stored-photo-card.tsx';
import { useOnline } from './use-online.ts';
import { isRetryable, type UploadItem } from './upload-items.ts';

export interface UploadCardProps {
  item: UploadItem;
  /** The photo as the server has it, once it does. */
  stored: StoredPhotoDetailsProps | null;
  onRetry: () => void;
  onRemove: () => void;
}

/** A photo sent from this page: on its way, failed with its reason, or stored. One card throughout, so that its picture stays. */
export function UploadCard({ item, stored, onRetry, onRemove }: UploadCardProps) {
  return (
    <PhotoCard
      name={stored?.name ?? item.file.name}
      picture={<SentPicture file={item.file} photo={stored?.photo} name={stored?.name} />}
      below={stored === null ? undefined : <StoredPhotoTags {...stored} />}
    >
      {stored === null ? (
        <UploadDetails item={item} onRetry={onRetry} onRemove={onRemove} />
      ) : (
        <StoredPhotoState {...stored} />
      )}
    </PhotoCard>
  );
}

/** The chosen file until the stored photo has been loaded over it. */
function SentPicture({
  file,
  photo,
  name = file.name,
}: {
  file: File;
  photo: Photo | undefined;
  name: string | undefined;
}) {
  const t = useTranslations('photos');
  return (
    <>
      <FilePreview file={file} faded={photo === undefined} />
      {photo !== undefined && (
        <PhotoImage photo={photo} alt={t('alt', { name })} covering className={cardPicture} />
      )}
    </>
  );
}

function UploadDetails({ item, onRetry, onRemove }: Omit<UploadCardProps, 'stored'>) {
  const t = useTranslations('photos');
  const errorText = useErrorText();
  const online = useOnline();
  const { name } = item.file;
  const mayRetry = item.state === 'error' && isRetryable(item.error);
  return (
    <>
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
              ? t(online ? 'status.queued' : 'status.waiting')
              : t('status.uploading', { percent: item.progress })}
          </p>
          <ProgressBar label={t('progress', { name })} percent={item.progress} />
        </>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        {mayRetry && (
          <Button size="small" onClick={onRetry} aria-label={t('retryOf', { name })}>
            {t('retry')}
          </Button>
        )}
        <Button
          size="small"
          tone="quiet"
          className={mayRetry ? undefined : '-ml-4'}
          onClick={onRemove}
          aria-label={t('removeOf', { name })}
        >
          {t('remove')}
        </Button>
      </div>
    </>
  );
}
