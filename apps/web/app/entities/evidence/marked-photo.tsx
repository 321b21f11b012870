import type { Box } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { PhotoImage } from '../photo/photo-image.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Elements } from '../../ui/elements.ts';
import type { EvidenceItem } from './evidence-item.ts';
import { useEnlarge } from './evidence-viewer-context.ts';
import { framePicture } from './picture-frame.ts';

export interface MarkedPhotoProps {
  item: EvidenceItem;
  /** The hazard's title, used as the photo's text alternative. */
  title: string;
}

/** Maximum height of a whole photo on the page, in CSS pixels. */
const tallest = 420;
/** Width by height. */
const thumbnailRatio = 4 / 3;

/** A whole photo with the hazard marked. Opens the viewer when pressed. */
export function MarkedPhoto({ item, title }: MarkedPhotoProps) {
  const { width, height } = item.photo;
  return (
    <div className="rounded-small bg-paper-sunk">
      {/* The frame has the photo's aspect ratio, so that shares of the frame are shares of the photo. */}
      <div
        className="relative mx-auto overflow-hidden rounded-small"
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, ${Math.round((tallest * width) / height)}px)`,
        }}
      >
        <PictureWithBox item={item} title={title} sizes="(max-width: 63.98rem) 92vw, 560px" />
        <EnlargeButton item={item} title={title} />
      </div>
    </div>
  );
}

/** The part of a photo around the hazard. Opens the viewer when pressed. */
export function MarkedThumbnail({
  item,
  title,
  className,
}: MarkedPhotoProps & { className?: string }) {
  return (
    <MarkedPart item={item} title={title} className={className}>
      <EnlargeButton item={item} title={title} />
    </MarkedPart>
  );
}

export interface MarkedPartProps {
  item: Pick<EvidenceItem, 'photo' | 'box'>;
  /** The hazard's title, used as the photo's text alternative. */
  title: string;
  className: string | undefined;
  /** Laid over the picture. */
  children?: Elements;
}

/** The part of a photo around the hazard, marked. */
export function MarkedPart({ item, title, className, children }: MarkedPartProps) {
  const { photo, box } = item;
  const frame = framePicture(photo.width / photo.height, thumbnailRatio, box);
  const percent = (share: number) => `${share}%`;
  return (
    <div
      className={classNames(
        'relative aspect-4/3 overflow-hidden rounded-small bg-paper-sunk',
        className,
      )}
    >
      <div
        className="absolute"
        style={{
          left: percent(frame.left),
          top: percent(frame.top),
          width: percent(frame.width),
          height: percent(frame.height),
        }}
      >
        <PictureWithBox item={item} title={title} sizes="320px" fine />
      </div>
      {children}
    </div>
  );
}

function PictureWithBox({
  item,
  title,
  sizes,
  fine = false,
}: Pick<MarkedPartProps, 'item' | 'title'> & { sizes: string; fine?: boolean }) {
  const t = useTranslations('explanation.evidence');
  return (
    <>
      <PhotoImage
        photo={item.photo}
        alt={t(item.box === null ? 'photoOf' : 'boxOf', { title })}
        size="responsive"
        sizes={sizes}
        className="absolute inset-0 size-full max-w-none"
      />
      {item.box !== null && <HazardBox box={item.box} fine={fine} />}
    </>
  );
}

/**
 * Outlines the hazard, in a frame the size of the picture: an ember line between two dark ones, visible on any photo.
 */
export function HazardBox({ box, fine = false }: { box: Box; fine?: boolean }) {
  const percent = (share: number) => `${share * 100}%`;
  return (
    <span
      aria-hidden="true"
      data-hazard-box=""
      className={classNames(
        'pointer-events-none absolute',
        fine ? 'hazard-box-fine' : 'hazard-box',
      )}
      style={{
        left: percent(box.x),
        top: percent(box.y),
        width: percent(box.width),
        height: percent(box.height),
      }}
    />
  );
}

/** Laid over the picture instead of around it, because buttons are hidden in print and pictures aren't. */
function EnlargeButton({ item, title }: Omit<MarkedPhotoProps, 'className'>) {
  const t = useTranslations('explanation.evidence');
  const enlarge = useEnlarge();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('enlarge', { title })}
      onClick={() => enlarge(item)}
      className="absolute inset-0 size-full cursor-zoom-in rounded-small focus-visible:-outline-offset-3"
    />
  );
}
