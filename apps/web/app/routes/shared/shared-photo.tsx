import type { Box, SharedHome } from '@dss/domain';
import { createContext, use, useState } from 'react';

import { PhotoPlaceholder } from '../../entities/photo/photo-image.tsx';
import { photoSourceSet } from '../../entities/photo/source-set.ts';
import { HazardBox } from '../../entities/evidence/marked-photo.tsx';
import { classNames } from '../../ui/class-names.ts';

export interface SharedPhotoProps {
  photo: SharedHome['photos'][number];
  /** Where the hazard is; null marks nothing. */
  box: Box | null;
  alt: string;
  /** How wide it is shown, as `sizes` says it: where a hazard is marked, the browser picks the smallest picture that shows it well. */
  sizes?: string;
  className?: string;
}

/** Called when a photo can't be shown: its URL may have expired with the link. */
export const PhotoFailedContext = createContext<() => void>(() => undefined);

/** A whole photo of a shared home, or what replaces it once the link is revoked. */
export function SharedPhoto({ photo, box, alt, sizes, className }: SharedPhotoProps) {
  const onFailed = use(PhotoFailedContext);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = photo.thumbnail_url;
  return (
    <div
      className={classNames(
        'relative self-start overflow-hidden rounded-small bg-paper-sunk',
        className,
      )}
      style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
    >
      {failedUrl === url ? (
        <PhotoPlaceholder label={alt} className="absolute inset-0 size-full" />
      ) : (
        <>
          <img
            src={url}
            {...(box !== null && {
              srcSet: photoSourceSet(photo, { thumbnail: url, working: photo.picture_url }),
              sizes,
            })}
            width={photo.width}
            height={photo.height}
            alt={alt}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => {
              setFailedUrl(url);
              onFailed();
            }}
            className="absolute inset-0 size-full"
          />
          {box !== null && <HazardBox box={box} fine />}
        </>
      )}
    </div>
  );
}
