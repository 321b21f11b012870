import type { Hazard, Photo } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { PhotoImage } from '../photos/index.ts';

/** The photo in which a hazard was seen, whole, with its place marked; or where else it is known from. */
export function HazardPhoto({ hazard, photo }: { hazard: Hazard; photo: Photo | undefined }) {
  const t = useTranslations('results.details');
  if (photo === undefined) {
    return (
      <p className="flex items-center justify-center bg-paper-sunk p-6 text-center text-caption text-ink-soft">
        {hazard.image_id === null ? t('told') : t('photoGone')}
      </p>
    );
  }
  const { box } = hazard;
  return (
    <div className="flex items-center justify-center bg-paper-sunk">
      <div
        className="relative max-h-72 w-full sm:max-h-none"
        style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
      >
        <PhotoImage
          photo={photo}
          alt={t(box === null ? 'photoAlt' : 'boxAlt')}
          size="responsive"
          sizes="(width < 40rem) 92vw, 240px"
          className="absolute inset-0 size-full object-contain"
        />
        {box !== null && <HazardBox box={box} />}
      </div>
    </div>
  );
}

/** The marked place: an ember line between two dark ones, so that it shows on any photo. */
function HazardBox({ box }: { box: NonNullable<Hazard['box']> }) {
  const percent = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`;
  return (
    <span
      aria-hidden="true"
      className="hazard-box absolute rounded-small"
      style={{
        left: percent(box.x),
        top: percent(box.y),
        width: percent(box.width),
        height: percent(box.height),
      }}
    />
  );
}
