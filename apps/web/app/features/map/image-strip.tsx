import type { KeyboardEvent, PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';

import { PhotoImage } from '../../entities/photo/photo-image.tsx';
import { shortPhotoName } from '../../entities/photo/photos.ts';
import { classNames } from '../../ui/class-names.ts';
import type { MapPhoto } from './map-photos.ts';
import type { Phase } from './gestures/gesture.ts';

interface ImageStripProps {
  photos: readonly MapPhoto[];
  selected: string | null;
  onPress: (event: PointerEvent<HTMLElement>, photo: MapPhoto) => void;
  onChoose: (photo: MapPhoto, byKeyboard: boolean) => void;
}

/** All photos in a row, to drag or tap onto the map. */
export function ImageStrip({ photos, selected, onPress, onChoose }: ImageStripProps) {
  const t = useTranslations('map.strip');
  return (
    <ul
      aria-label={t('label')}
      className="flex gap-3 overflow-x-auto px-1 py-2 print:hidden @4xl:grid @4xl:max-h-[640px] @4xl:grid-cols-2 @4xl:content-start @4xl:overflow-x-hidden @4xl:overflow-y-auto @5xl:grid-cols-3"
    >
      {photos.map((marked) => (
        <li key={marked.photo.image_id} className="w-24 shrink-0 @4xl:w-auto">
          <StripItem
            marked={marked}
            selected={selected === marked.photo.image_id}
            onPress={(event) => onPress(event, marked)}
            onChoose={(byKeyboard) => onChoose(marked, byKeyboard)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The id of a photo's button in the strip, so that focus can return to it. */
export function stripItemId(imageId: string): string {
  return `strip-${imageId}`;
}

function StripItem({
  marked: { photo, number, name, at },
  selected,
  onPress,
  onChoose,
}: {
  marked: MapPhoto;
  selected: boolean;
  onPress: (event: PointerEvent<HTMLElement>) => void;
  onChoose: (byKeyboard: boolean) => void;
}) {
  const t = useTranslations('map.strip');
  function pressKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose(true);
  }
  return (
    <button
      type="button"
      id={stripItemId(photo.image_id)}
      aria-pressed={selected}
      onPointerDown={onPress}
      onClick={() => onChoose(false)}
      onKeyDown={pressKey}
      className={classNames(
        'relative block w-full cursor-grab overflow-hidden rounded-small border-2 bg-paper-raised text-left select-none',
        selected ? 'border-forest ring-3 ring-focus' : 'border-line-strong hover:border-forest',
      )}
    >
      <span className="pointer-events-none block aspect-[4/3] w-full">
        <PhotoImage photo={photo} alt="" className="size-full object-cover" />
      </span>
      <span
        className={classNames(
          'absolute top-1 left-1 flex size-7 items-center justify-center rounded-full border-2 text-[0.8125rem] font-strong tabular-nums',
          at === null
            ? 'border-dashed border-ink-soft bg-paper text-ink'
            : 'border-paper bg-forest text-on-forest',
        )}
      >
        {number}
      </span>
      <span className="block truncate px-1.5 py-1 text-caption" title={name}>
        {shortPhotoName(name)}
      </span>
      <span className="sr-only">{t(at === null ? 'unplaced' : 'placed')}</span>
    </button>
  );
}

/** The photo that is being dragged from the strip, next to the pointer. */
export function DragGhost({ phase, photos }: { phase: Phase; photos: readonly MapPhoto[] }) {
  if (phase.kind !== 'dragging' || phase.dragged.from !== null) return null;
  const marked = photos.find(({ photo }) => photo.image_id === phase.dragged.imageId);
  if (marked === undefined) return null;
  return createPortal(
    <div
      aria-hidden="true"
      style={{ left: phase.point.x + 14, top: phase.point.y + 14 }}
      className="pointer-events-none fixed z-50 w-24 overflow-hidden rounded-small border-2 border-forest bg-paper opacity-90"
    >
      <PhotoImage photo={marked.photo} alt="" className="aspect-[4/3] w-full object-cover" />
    </div>,
    document.body,
  );
}
