import type { Photo } from '@dss/domain';
import { memo } from 'react';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../../lib/api/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useOnline } from '../../lib/device/device-state.ts';
import { FilePreview } from './file-preview.tsx';
import { PhotoAdvice } from './photo-advice.tsx';
import { PhotoCard, cardPicture } from './photo-card.tsx';
import { PhotoImage } from './photo-image.tsx';
import { issueToMention } from './photo-issues.ts';
import { chooseFiles } from './photo-sources.ts';
import { StoredPhotoState, StoredPhotoTags } from './stored-photo-card.tsx';
import { errorOf, isFileRefused, isNetworkFailure, percentOf, type Upload } from './upload.ts';

export interface UploadCardProps {
  upload: Upload;
  /** What the photo is called. */
  name: string;
  /** The server can't take photos right now, so the upload waits. */
  paused: boolean;
  /** The photo as the server has it, once stored. */
  stored: Photo | null;
  onRetry: (imageId: string) => void;
  onReplace: (imageId: string, file: File) => void;
  onRemove: (imageId: string) => void;
  /** Called after the stored photo was deleted on the server. */
  onDeleted?: (imageId: string) => void;
  /** Whether it asks what the photo shows, once stored. */
  tagged?: boolean;
  className?: string;
}

/**
 * A photo uploaded from this page: in progress, failed with a reason, or stored. One component for all three, so that
 * the picture doesn't reload. In a memo, so that a percent that was sent renders one card and not all.
 */
export const UploadCard = memo(function UploadCard(props: UploadCardProps) {
  const { upload, name, stored, onDeleted, tagged = true, className } = props;
  const { imageId, propertyId, file, prepared, state } = upload;
  const issue = 'error' in state ? null : issueToMention(prepared?.issues ?? [], false);
  const details = stored && {
    propertyId,
    photo: stored,
    name,
    onRemoved: () => onDeleted?.(imageId),
  };
  return (
    <PhotoCard
      name={name}
      picture={<SentPicture file={file} photo={stored} name={name} />}
      below={details === null || !tagged ? undefined : <StoredPhotoTags {...details} />}
      className={className}
    >
      <PhotoAdvice issue={issue} />
      {details === null ? <UploadDetails {...props} /> : <StoredPhotoState {...details} />}
    </PhotoCard>
  );
});

/** Shows the chosen file until the stored photo has loaded on top of it. */
export function SentPicture({
  file,
  photo,
  name,
}: {
  file: Blob;
  photo: Photo | null;
  name: string;
}) {
  const t = useTranslations('photos');
  return (
    <>
      <FilePreview file={file} faded={photo === null} />
      {photo !== null && (
        <PhotoImage photo={photo} alt={t('alt', { name })} covering className={cardPicture} />
      )}
    </>
  );
}

/** What an upload in progress is doing. */
export function UploadState({ upload, paused }: Pick<UploadCardProps, 'upload' | 'paused'>) {
  const t = useTranslations('photos.status');
  const online = useOnline();
  const waiting = online ? (paused ? 'paused' : 'queued') : 'waiting';
  return (
    <span>
      {upload.state.kind === 'waiting'
        ? t(waiting)
        : t('uploading', { percent: percentOf(upload) })}
    </span>
  );
}

function UploadDetails({
  upload,
  name,
  paused,
  onRetry,
  onReplace,
  onRemove,
}: Omit<UploadCardProps, 'stored'>) {
  const t = useTranslations('photos');
  const errorText = useErrorText();
  const { imageId, state } = upload;
  const error = errorOf(upload);
  const percent = percentOf(upload);
  const mayRetry = state.kind === 'failed';
  const mayReplace = isFileRefused(error);
  async function replace(): Promise<void> {
    const [file] = await chooseFiles({ multiple: false });
    if (file !== undefined) onReplace(imageId, file);
  }

  return (
    <>
      {'error' in state ? (
        <div className="flex flex-col gap-1 text-caption">
          <p className="flex items-center gap-1 font-strong text-ember">
            <WarningIcon className="size-4" />
            <span>{t('status.failed')}</span>
          </p>
          <p>{isNetworkFailure(error) ? t('interrupted') : errorText(error)}</p>
          {mayRetry && <p>{t('goesOn')}</p>}
        </div>
      ) : (
        <>
          <p className="text-caption text-ink-soft">
            <UploadState upload={upload} paused={paused} />
          </p>
          <ProgressBar
            label={t('progress', { name })}
            percent={percent}
            // Many at once: each moving bar would need a compositor layer of its own.
            animated={false}
          />
        </>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        {mayRetry && (
          <Button size="small" onClick={() => onRetry(imageId)} aria-label={t('retryOf', { name })}>
            {t('retry')}
          </Button>
        )}
        {mayReplace && (
          <Button size="small" onClick={() => void replace()} aria-label={t('replaceOf', { name })}>
            {t('replace')}
          </Button>
        )}
        <Button
          size="small"
          tone="quiet"
          className={mayRetry || mayReplace ? undefined : '-ml-4'}
          onClick={() => onRemove(imageId)}
          aria-label={t('removeOf', { name })}
        >
          {t('remove')}
        </Button>
      </div>
    </>
  );
}
