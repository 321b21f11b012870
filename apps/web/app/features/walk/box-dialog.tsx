import type { Box } from '@dss/domain';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Sheet, SheetActions } from '../../ui/sheet.tsx';
import { boxBetween, boxInTheMiddle, moved, resized, type PhotoPoint } from './box-drawing.ts';
import type { StopPhoto } from './stop-photos.ts';
import { StopPicture } from './stop-picture.tsx';

export interface BoxDialogProps {
  photo: StopPhoto;
  box: Box | null;
  /** The question that the box answers. */
  title: string;
  /** Null takes the mark away. */
  onSave: (box: Box | null) => void;
  onClose: () => void;
}

/** Lets the owner draw a box around what was found: with a finger, a mouse, or the keyboard. */
export default function BoxDialog({ photo, box: before, title, onSave, onClose }: BoxDialogProps) {
  const t = useTranslations('walk.box');
  const [box, setBox] = useState(before);
  const [corner, setCorner] = useState<PhotoPoint | null>(null);
  const area = useRef<HTMLButtonElement>(null);

  function pointAt({ clientX, clientY }: PointerEvent): PhotoPoint {
    const { left, top, width, height } = area.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  }

  function onKey(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined || box === null) return;
    event.preventDefault();
    setBox(moved(box, ...step));
  }

  const percent = (share: number) => Math.round(share * 100);
  return (
    <Sheet title={t('title')} description={title} size="full" onClose={onClose}>
      <p className="mt-2 text-caption text-ink-soft">{t('text')}</p>
      <div className="my-3 flex min-h-0 flex-1 items-center justify-center">
        <button
          ref={area}
          type="button"
          aria-label={t('photo')}
          aria-describedby="box-place"
          onKeyDown={onKey}
          onPointerDown={(event) => {
            if (!event.isPrimary) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            setCorner(pointAt(event));
          }}
          onPointerMove={(event) => {
            if (corner === null || !event.isPrimary) return;
            const next = boxBetween(corner, pointAt(event));
            if (next !== null) setBox(next);
          }}
          onPointerUp={() => setCorner(null)}
          onPointerCancel={() => setCorner(null)}
          className="relative cursor-crosshair touch-none select-none *:first:pointer-events-none"
        >
          <StopPicture photo={photo} alt={t('alt')} />
          {box !== null && (
            <span
              aria-hidden="true"
              className="hazard-box pointer-events-none absolute"
              style={{
                left: `${box.x * 100}%`,
                top: `${box.y * 100}%`,
                width: `${box.width * 100}%`,
                height: `${box.height * 100}%`,
              }}
            />
          )}
        </button>
      </div>
      <div id="box-place" className="sr-only">
        <p>{t('keys')}</p>
        <p role="status">
          {box !== null &&
            t('place', {
              left: percent(box.x),
              top: percent(box.y),
              width: percent(box.width),
              height: percent(box.height),
            })}
        </p>
      </div>
      <div className="mb-3 flex flex-wrap gap-2">
        {box === null ? (
          <Button
            size="small"
            onClick={() => {
              setBox(boxInTheMiddle);
              area.current?.focus();
            }}
          >
            {t('show')}
          </Button>
        ) : (
          sizes.map(([name, wider, taller]) => (
            <Button key={name} size="small" onClick={() => setBox(resized(box, wider, taller))}>
              {t(name)}
            </Button>
          ))
        )}
      </div>
      <SheetActions>
        <Button
          tone="primary"
          unavailable={box === null}
          onClick={() => box !== null && onSave(box)}
        >
          {t('save')}
        </Button>
        <Button onClick={onClose}>{t('skip')}</Button>
        {before !== null && (
          <Button tone="quiet" onClick={() => onSave(null)}>
            {t('remove')}
          </Button>
        )}
      </SheetActions>
    </Sheet>
  );
}

const steps: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const sizes = [
  ['wider', 1, 0],
  ['narrower', -1, 0],
  ['taller', 0, 1],
  ['shorter', 0, -1],
] as const;
