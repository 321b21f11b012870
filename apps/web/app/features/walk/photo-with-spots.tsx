import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import { FilePreview } from '../../entities/photo/file-preview.tsx';
import { PhotoImage } from '../../entities/photo/photo-image.tsx';
import { classNames } from '../../ui/class-names.ts';
import { boxAround } from './box-drawing.ts';
import { coveringFrame, wholeFrame, type Size } from './photo-frame.ts';
import type { StopPhoto } from './stop-photos.ts';
import type { Spot, SpotsOnPhoto } from './use-spots.ts';

export interface PhotoWithSpotsProps {
  photo: StopPhoto;
  alt: string;
  /** Names the photo for who opens it. */
  label: string;
  marks: SpotsOnPhoto;
  onLook: () => void;
}

/** A photo that fills its place, with what was marked on it; whole as soon as something is marked, so that each part can be tapped. */
export function PhotoWithSpots({ photo, alt, label, marks, onLook }: PhotoWithSpotsProps) {
  const { spots, marked, lit, onSelect } = marks;
  const t = useTranslations('walk.spot');
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const [fileRatio, setFileRatio] = useState<number | null>(null);
  const ratio = 'photo' in photo ? photo.photo.width / photo.photo.height : fileRatio;
  const frame =
    size === null || ratio === null
      ? null
      : marked === null && spots.length === 0
        ? coveringFrame(size, ratio)
        : wholeFrame(size, ratio);
  return (
    <div ref={place} className="absolute inset-0">
      <div
        className={classNames('absolute', frame === null && 'inset-0')}
        style={frame ?? undefined}
      >
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={marked === null ? label : t('draw', { name: marked.name })}
          onClick={(event) => {
            if (marked === null) onLook();
            else if (event.detail === 0 || ratio === null) marked.onDraw();
            else {
              const at = event.currentTarget.getBoundingClientRect();
              const x = (event.clientX - at.left) / at.width;
              const y = (event.clientY - at.top) / at.height;
              marked.onSpot(boxAround({ x, y }, ratio));
            }
          }}
          className={classNames(
            'absolute inset-0 focus-visible:-outline-offset-3 *:size-full *:object-cover',
            marked !== null && 'cursor-crosshair touch-manipulation',
          )}
        >
          <TakenPhoto photo={photo} alt={alt} onRatio={setFileRatio} />
        </button>
        {frame !== null &&
          spots.map((spot) => (
            <SpotMark
              key={spot.questionId}
              spot={spot}
              lit={spot.questionId === (marked?.questionId ?? lit)}
              onSelect={marked === null ? () => onSelect(spot.questionId) : null}
            />
          ))}
      </div>
    </div>
  );
}

/** The box of a spot with its number, which leads to its tile. */
function SpotMark({
  spot,
  lit,
  onSelect,
}: {
  spot: Spot;
  lit: boolean;
  /** Null where a tap sets the spot of another tile. */
  onSelect: (() => void) | null;
}) {
  const { box, name, number } = spot;
  const t = useTranslations('walk.spot');
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div
      data-spot={spot.questionId}
      className={classNames(
        'pointer-events-none absolute',
        lit ? 'hazard-box z-1' : 'hazard-box-fine',
      )}
      style={{
        left: percent(box.x),
        top: percent(box.y),
        width: percent(box.width),
        height: percent(box.height),
      }}
    >
      <button
        type="button"
        aria-label={t('pin', { number, name })}
        aria-hidden={onSelect === null}
        tabIndex={onSelect === null ? -1 : undefined}
        onClick={() => onSelect?.()}
        className={classNames(
          'absolute -top-2 -left-2 flex size-6 items-center justify-center rounded-full border-2 border-paper bg-ember text-caption font-strong text-paper before:absolute before:-inset-2',
          onSelect !== null && 'pointer-events-auto',
        )}
      >
        {number}
      </button>
    </div>
  );
}

/** A photo as small as a button. */
export function TakenPhoto({
  photo,
  alt,
  onRatio,
}: {
  photo: StopPhoto;
  alt: string;
  /** Gets the width of a file by its height. */
  onRatio?: (ratio: number) => void;
}) {
  // Also of a stored one: its picture might have to come over a connection that is gone.
  const file = 'photo' in photo ? (photo.file ?? null) : photo.upload.file;
  if (file !== null) return <FilePreview file={file} onRatio={onRatio} />;
  return 'photo' in photo ? (
    <PhotoImage photo={photo.photo} alt={alt} size="responsive" sizes="100vw" />
  ) : null;
}
