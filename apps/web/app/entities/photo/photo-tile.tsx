import { memo } from 'react';
import { useTranslations } from 'use-intl';

import type { Elements } from '../../ui/elements.ts';
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { cardPicture } from './photo-card.tsx';
import { PhotoImage } from './photo-image.tsx';
import { issueToMention } from './photo-issues.ts';
import { RemovePhoto, type StoredPhotoDetailsProps } from './stored-photo-card.tsx';
import { SentPicture, UploadCard, UploadState, type UploadCardProps } from './upload-card.tsx';
import { percentOf } from './upload.ts';

const corner = 'absolute top-0 right-0 rounded-bl-card bg-paper';

/** One square of a grid of photos. Isolated, so that Chromium skips it when only another one has to be painted again. */
function PhotoTile({ picture, children }: { picture: Elements; children: Elements }) {
  return (
    <li className="relative isolate aspect-square overflow-hidden rounded-small bg-paper-sunk">
      {picture}
      {children}
    </li>
  );
}

/** A photo that the server has, with a button to delete it. */
export function StoredPhotoTile(props: StoredPhotoDetailsProps) {
  const { photo, name } = props;
  const t = useTranslations('photos');
  return (
    <PhotoTile
      picture={<PhotoImage photo={photo} alt={t('alt', { name })} className={cardPicture} />}
    >
      <StoredMarks {...props} />
    </PhotoTile>
  );
}

function StoredMarks(props: StoredPhotoDetailsProps) {
  const t = useTranslations('photos.status');
  return (
    <>
      <p className="absolute bottom-1 left-1 rounded-full bg-paper p-0.5">
        <CheckIcon className="size-5 text-forest" />
        <span className="sr-only">{t('uploaded')}</span>
      </p>
      <RemovePhoto {...props} className={corner} />
    </>
  );
}

/**
 * A photo uploaded from this page, in a grid of photos. One that failed, or that another one would be better than, takes a whole row,
 * since it says why. In a memo, so that a percent that was sent renders one tile and not all.
 */
export const UploadTile = memo(function UploadTile(props: UploadCardProps) {
  const { upload, name, paused, stored, onRemove, onDeleted } = props;
  const t = useTranslations('photos');
  const { imageId, propertyId, file, prepared, state } = upload;
  if ('error' in state || issueToMention(prepared?.issues ?? [], false) !== null) {
    return <UploadCard {...props} tagged={false} className="col-span-full sm:grid!" />;
  }
  return (
    <PhotoTile picture={<SentPicture file={file} photo={stored} name={name} />}>
      {stored === null ? (
        <>
          <div className="absolute inset-x-0 bottom-0 bg-paper p-1 text-caption leading-tight">
            <UploadState upload={upload} paused={paused} />
            <ProgressBar
              label={t('progress', { name })}
              percent={percentOf(upload)}
              // Many at once: each moving bar would need a compositor layer of its own.
              animated={false}
            />
          </div>
          <button
            type="button"
            aria-label={t('removeOf', { name })}
            onClick={() => onRemove(imageId)}
            className={`flex size-10 items-center justify-center text-ink-soft ${corner}`}
          >
            <CloseIcon className="size-5" />
          </button>
        </>
      ) : (
        <StoredMarks
          propertyId={propertyId}
          photo={stored}
          name={name}
          onRemoved={() => onDeleted?.(imageId)}
        />
      )}
    </PhotoTile>
  );
});
