import type { Photo } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../api/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { useOnline } from './device-state.ts';
import { FilePreview } from './file-preview.tsx';
import { PhotoAdvice } from './photo-advice.tsx';
import { PhotoCard, cardPicture } from './photo-card.tsx';
import { PhotoImage } from './photo-image.tsx';
import { issueToMention } from './photo-issues.ts';
import { chooseFiles } from './photo-sources.ts';
import {
  StoredPhotoState,
  StoredPhotoTags,
  type StoredPhotoDetailsProps,
} from './stored-photo-card.tsx';
import { isFileRefused, isRetryable, type Upload } from './upload-store.ts';

export interface UploadCardProps {
  upload: Upload;
  /** The server can't take photos right now, so the upload waits. */
  paused: boolean;
  /** The photo as the server has it, once stored. */
  stored: StoredPhotoDetailsProps | null;
  onRetry: () => void;
  onReplace: (file: File) => void;
  onRemove: () => void;
}

/**
 * A photo uploaded from this page: in progress, failed with a reason, or stored. One component for all three, so that
 * the picture doesn't reload.
 */
export function UploadCard({ stored, ...props }: UploadCardProps) {
  const { name, file, prepared, state } = props.upload;
  const issue = state === 'error' ? null : issueToMention(prepared?.issues ?? [], false);
  return (
    <PhotoCard
      name={stored?.name ?? name}
      picture={<SentPicture file={file} photo={stored?.photo} name={stored?.name ?? name} />}
      below={stored === null ? undefined : <StoredPhotoTags {...stored} />}
    >
      <PhotoAdvice issue={issue} />
      {stored === null ? <UploadDetails {...props} /> : <StoredPhotoState {...stored} />}
    </PhotoCard>
  );
}

/** Shows the chosen file until the stored photo has loaded on top of it. */
function SentPicture({
  file,
  photo,
  name,
}: {
  file: Blob;
  photo: Photo | undefined;
  name: string;
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

function UploadDetails({
  upload: { name, state, progress, error },
  paused,
  onRetry,
  onReplace,
  onRemove,
}: Omit<UploadCardProps, 'stored'>) {
  const t = useTranslations('photos');
  const errorText = useErrorText();
  const online = useOnline();
  const mayRetry = state === 'error' && isRetryable(error);
  const mayReplace = isFileRefused(error);
  const waiting = online ? (paused ? 'status.paused' : 'status.queued') : 'status.waiting';

  async function replace(): Promise<void> {
    const [file] = await chooseFiles({ multiple: false });
    if (file !== undefined) onReplace(file);
  }

  return (
    <>
      {state === 'error' ? (
        <div className="flex flex-col gap-1 text-caption">
          <p className="flex items-center gap-1 font-strong text-ember">
            <WarningIcon className="size-4" />
            {t('status.failed')}
          </p>
          <p>{errorText(error)}</p>
        </div>
      ) : (
        <>
          <p className="text-caption text-ink-soft">
            {state === 'queued' ? t(waiting) : t('status.uploading', { percent: progress })}
          </p>
          <ProgressBar label={t('progress', { name })} percent={progress} />
        </>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        {mayRetry && (
          <Button size="small" onClick={onRetry} aria-label={t('retryOf', { name })}>
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
          onClick={onRemove}
          aria-label={t('removeOf', { name })}
        >
          {t('remove')}
        </Button>
      </div>
    </>
  );
}
