import type { ExplanationEvidence, Photo } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { PhotoImage } from '../photos/index.ts';

type Seen = Pick<ExplanationEvidence, 'image_id' | 'box'>;

/** The photo in which a hazard was seen, whole, with its place marked; or where else it is known from. */
export function EvidencePhoto({
  seen,
  photos,
}: {
  seen: Seen | undefined;
  photos: readonly Photo[];
}) {
  const t = useTranslations('explanation.hazards');
  const photo = photos.find((each) => each.image_id === seen?.image_id);
  const wasSeen = seen !== undefined && seen.image_id !== null;
  if (seen === undefined || photo === undefined) {
    return (
      <p className="flex min-h-24 items-center justify-center rounded-small bg-paper-sunk p-4 text-center text-caption text-ink-soft">
        {wasSeen ? t('photoGone') : t('told')}
      </p>
    );
  }
  return (
    <div className="flex items-center justify-center overflow-hidden rounded-small bg-paper-sunk">
      <div
        className="relative max-h-72 w-full @2xl:max-h-none"
        style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
      >
        <PhotoImage
          photo={photo}
          alt={t(seen.box === null ? 'photoAlt' : 'boxAlt')}
          size="responsive"
          sizes="(width < 40rem) 84vw, 400px"
          className="absolute inset-0 size-full object-contain"
        />
        {seen.box !== null && <MarkedPlace box={seen.box} />}
      </div>
    </div>
  );
}

/** The same, small: a second look at the same thing. */
export function EvidenceThumbnail({
  seen,
  photos,
  alt,
}: {
  seen: Seen;
  photos: readonly Photo[];
  alt: string;
}) {
  const photo = photos.find((each) => each.image_id === seen.image_id);
  if (photo === undefined) return null;
  return (
    <div
      className="relative h-18 overflow-hidden rounded-small bg-paper-sunk"
      style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
    >
      <PhotoImage photo={photo} alt={alt} className="absolute inset-0 size-full object-contain" />
      {seen.box !== null && <MarkedPlace box={seen.box} />}
    </div>
  );
}

/** The marked place: an ember line between two dark ones, so that it shows on any photo. */
function MarkedPlace({ box }: { box: NonNullable<Seen['box']> }) {
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
