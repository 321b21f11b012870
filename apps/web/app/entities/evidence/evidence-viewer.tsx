import { Dialog } from '@base-ui/react/dialog';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { DescriptionsProvider, useDescriptions } from '../hazard/texts/descriptions-provider.tsx';
import { PhotoImage } from '../photo/photo-image.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '../../ui/icons.tsx';
import { isSameEvidence, type EvidenceItem } from './evidence-item.ts';
import { HazardBox } from './marked-photo.tsx';
import { useOwnerPhotoText } from './use-owner-photo-text.ts';
import { useZoom } from './use-zoom.ts';
import { largestScale } from './zoom.ts';

export interface EvidenceViewerProps {
  items: readonly EvidenceItem[];
  shown: EvidenceItem;
  onShow: (item: EvidenceItem) => void;
  onClose: () => void;
}

/** How far an arrow key moves a zoomed picture, in CSS pixels. */
const keyStep = 80;
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** A full-screen photo with the hazard marked, to zoom, pan and page through. Always dark, which suits photos best. */
export default function EvidenceViewer(props: EvidenceViewerProps) {
  return (
    <Dialog.Root defaultOpen onOpenChange={(open) => !open && props.onClose()}>
      <Dialog.Portal>
        <DescriptionsProvider fallback={null}>
          <Viewer {...props} />
        </DescriptionsProvider>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Viewer({ items, shown, onShow }: EvidenceViewerProps) {
  const t = useTranslations('explanation.evidence');
  const { title } = useDescriptions().hazard(shown.hazardType);
  const [boxIsShown, setBoxIsShown] = useState(true);
  const at = items.findIndex((item) => isSameEvidence(item, shown));
  const { photo, box } = shown;
  const ownerPhotoText = useOwnerPhotoText();
  const explanation = shown.isFromOwner ? ownerPhotoText(photo, 'said') : shown.explanation;
  const { setStage, ...zoom } = useZoom<HTMLDivElement>(photo.width / photo.height, leaf);

  function leaf(by: 1 | -1): void {
    const next = items[at + by];
    if (next === undefined) return;
    zoom.showWhole();
    onShow(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const arrow = arrows[event.key];
    if (arrow !== undefined && zoom.scale > 1)
      zoom.pan({ x: arrow.x * keyStep, y: arrow.y * keyStep });
    else if (event.key === 'ArrowRight') leaf(1);
    else if (event.key === 'ArrowLeft') leaf(-1);
    else if (event.key === '+' || event.key === '=') zoom.zoomIn();
    else if (event.key === '-') zoom.zoomOut();
    else if (event.key === '0') zoom.showWhole();
    else if (event.key === 'b') setBoxIsShown(!boxIsShown);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog.Popup
      data-theme="dark"
      onKeyDown={onKeyDown}
      className="fixed inset-0 z-60 flex flex-col bg-paper-sunk text-ink"
    >
      <header className="flex items-start gap-3 px-4 py-2">
        <div className="min-w-0 flex-1 py-1">
          <Dialog.Title className="text-body font-strong wrap-anywhere">{title}</Dialog.Title>
          <p role="status" className="text-caption text-ink-soft tabular-nums">
            <span>{t('place', { number: at + 1, count: items.length })}</span>
            <span className="sr-only">{`: ${title}`}</span>
          </p>
        </div>
        <Dialog.Close
          aria-label={t('close')}
          className="flex size-12 shrink-0 items-center justify-center rounded-small hover:bg-paper-raised"
        >
          <CloseIcon />
        </Dialog.Close>
      </header>
      <div
        ref={setStage}
        onPointerDown={zoom.onPointerDown}
        onPointerMove={zoom.onPointerMove}
        onPointerUp={zoom.onPointerUp}
        onPointerCancel={zoom.onPointerCancel}
        className={classNames(
          'relative min-h-0 flex-1 touch-none overflow-hidden select-none',
          zoom.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
        )}
      >
        <div className="absolute" style={zoom.rect}>
          <PhotoImage
            key={photo.image_id}
            photo={photo}
            alt={t(box === null ? 'photoOf' : 'boxOf', { title })}
            size="responsive"
            sizes={`${Math.ceil(zoom.rect.width)}px`}
            className="pointer-events-none absolute inset-0 size-full max-w-none"
          />
          {box !== null && boxIsShown && <HazardBox box={box} />}
        </div>
      </div>
      {explanation !== '' && (
        <Dialog.Description className="max-h-28 overflow-auto px-4 pt-3 text-caption wrap-anywhere">
          {explanation}
        </Dialog.Description>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-2 py-2 sm:px-4">
        <div className="flex gap-1">
          <ViewerButton label={t('previous')} unavailable={at <= 0} onPress={() => leaf(-1)}>
            <ArrowLeftIcon />
          </ViewerButton>
          <ViewerButton
            label={t('next')}
            unavailable={at + 1 >= items.length}
            onPress={() => leaf(1)}
          >
            <ArrowRightIcon />
          </ViewerButton>
        </div>
        {box !== null && (
          <ViewerButton
            label={t('box')}
            pressed={boxIsShown}
            onPress={() => setBoxIsShown(!boxIsShown)}
          >
            <span className="text-caption font-strong">{t('box')}</span>
          </ViewerButton>
        )}
        <div className="flex gap-1">
          <ViewerButton label={t('zoomOut')} unavailable={zoom.scale <= 1} onPress={zoom.zoomOut}>
            <span aria-hidden="true" className="text-title-2 leading-none">
              −
            </span>
          </ViewerButton>
          <ViewerButton
            label={t('zoomIn')}
            unavailable={zoom.scale >= largestScale}
            onPress={zoom.zoomIn}
          >
            <span aria-hidden="true" className="text-title-2 leading-none">
              +
            </span>
          </ViewerButton>
        </div>
      </div>
    </Dialog.Popup>
  );
}

/** Stays focusable when it has nothing to do, so that keyboard focus isn't lost. */
function ViewerButton({
  label,
  pressed,
  unavailable = false,
  onPress,
  children,
}: {
  label: string;
  pressed?: boolean;
  unavailable?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={unavailable || undefined}
      onClick={() => !unavailable && onPress()}
      className="flex min-h-12 min-w-12 items-center justify-center rounded-small border border-line px-3 hover:bg-paper-raised aria-disabled:text-ink-faint aria-pressed:border-ember"
    >
      {children}
    </button>
  );
}
