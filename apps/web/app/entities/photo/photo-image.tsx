import type { Photo } from '@dss/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { pictureCrossOrigin, serverAddress } from '../../lib/device/native/native-server.ts';
import { classNames } from '../../ui/class-names.ts';
import { CameraIcon } from '../../ui/icons.tsx';
import { photoSourceSet } from './source-set.ts';
import { photosQuery } from './photos.ts';

export interface PhotoImageProps {
  photo: Photo;
  alt: string;
  /** `responsive` lets the browser pick the larger copy if it needs it. */
  size?: 'thumbnail' | 'responsive';
  sizes?: string;
  /** It covers another picture of the same photo and stays transparent until it has loaded. */
  covering?: boolean;
  className?: string;
}

/** A stored photo. If its signed URL has expired, fetches a new one once; if it still fails, shows a placeholder. */
export function PhotoImage({
  photo,
  alt,
  size = 'thumbnail',
  sizes,
  covering = false,
  className,
}: PhotoImageProps) {
  const queryClient = useQueryClient();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const [loaded, setLoaded] = useState(false);
  if (failedUrl === photo.thumbnail_url && !(covering && !loaded))
    return <PhotoPlaceholder label={alt} className={className} />;
  return (
    <img
      crossOrigin={pictureCrossOrigin}
      src={serverAddress(photo.thumbnail_url)}
      {...(size === 'responsive' && {
        srcSet: photoSourceSet(photo, {
          thumbnail: serverAddress(photo.thumbnail_url),
          working: serverAddress(photo.signed_url),
        }),
        sizes,
      })}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={() => setLoaded(true)}
      onError={() => {
        setFailedUrl(photo.thumbnail_url);
        const { queryKey } = photosQuery(photo.property_id);
        void queryClient.refetchQueries({ queryKey }, { cancelRefetch: false });
      }}
      className={classNames(className, covering && !loaded && 'opacity-0')}
    />
  );
}

/** Shown in place of a photo that can't be shown. */
export function PhotoPlaceholder({
  label,
  className = '',
}: {
  label?: string;
  className?: string | undefined;
}) {
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={`flex items-center justify-center bg-paper-sunk text-ink-faint ${className}`}
    >
      <CameraIcon className="size-8" />
    </span>
  );
}
