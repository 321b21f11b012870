import type { LatLng, Photo, Property } from '@dss/domain';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import { useRescoreAfterPlacing } from '../placements/index.ts';
import { GroundCreditLine } from './backgrounds/ground-credit.tsx';
import { useBackground } from './backgrounds/use-background.ts';
import { DragGhost } from './drag-ghost.tsx';
import type { GestureOutcome } from './gestures/gesture.ts';
import { ImageStrip } from './image-strip.tsx';
import { isInView, markPhotos, type MarkedPhoto } from './marked-photos.ts';
import { MapDialog, type OpenDialog } from './map-dialog.tsx';
import { MapView, type ShownMarker } from './map-view.tsx';
import { PlaceOffer } from './offer/place-offer.tsx';
import type { ProposedPlace } from './offer/proposed-places.ts';
import { usePlaceOffer } from './offer/use-place-offer.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useMapGestures } from './use-map-gestures.ts';
import { useReposition } from './use-reposition.ts';
import { useSpokenPlace } from './use-spoken-place.ts';
import { useTakeOff } from './use-take-off.ts';

/** The map of a property that has its pin, the strip of its photos, and all that can be done with the two. */
export function LocatedMap({
  property,
  pin: { lat, lng },
  photos,
}: {
  property: Property;
  pin: LatLng;
  photos: readonly Photo[];
}) {
  const t = useTranslations('map');
  const pin = useMemo(() => ({ lat, lng }), [lat, lng]);
  const view = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const background = useBackground(property.id, pin);
  const spoken = useSpokenPlace({ lat, outline: property.outline });
  const { landing, move } = useReposition(property.id, pin);
  const takeOff = useTakeOff(property.id);
  const offer = usePlaceOffer(property.id, pin, photos);
  /** Proposed places that are still to be looked at, after the one in the dialog. */
  const [toCheck, setToCheck] = useState<readonly ProposedPlace[]>([]);
  const rescore = useRescoreAfterPlacing(property.id);
  const gestures = useMapGestures(view, land);
  const { gesture, dispatch } = gestures;

  const marked = markPhotos(photos, pin).map((photo) => ({
    ...photo,
    at: landing.get(photo.photo.image_id) ?? photo.at,
  }));
  const markers = marked.flatMap((photo): ShownMarker[] =>
    photo.at === null ? [] : [{ ...photo, at: photo.at, proposed: false }],
  );
  const proposals = offer.proposed.flatMap(({ imageId, at }): ShownMarker[] => {
    const photo = find(imageId);
    return photo === null ? [] : [{ ...photo, at, proposed: true }];
  });
  const selected = find(gesture.selected);
  const open = find(dialog?.imageId ?? null);
  const outside = markers.filter(({ at }) => !isInView(at)).length;

  function find(imageId: string | null): MarkedPhoto | null {
    return marked.find(({ photo }) => photo.image_id === imageId) ?? null;
  }

  function land(outcome: GestureOutcome): void {
    if (outcome.kind === 'place') setDialog(outcome);
    else move(outcome);
  }

  function steer({ photo, at }: MarkedPhoto): void {
    const start = at !== null && isInView(at) ? at : { xRel: 0.5, yRel: 0.5 };
    dispatch({ kind: 'steeringStarted', imageId: photo.image_id, from: at, at: start });
  }

  function close(): void {
    setDialog(null);
    setToCheck([]);
  }

  function check([next, ...rest]: readonly ProposedPlace[]): void {
    setDialog(next === undefined ? null : { kind: 'place', imageId: next.imageId, at: next.at });
    setToCheck(rest);
  }

  function openMarker(marker: ShownMarker): void {
    const { image_id: imageId } = marker.photo;
    setDialog(
      marker.proposed ? { kind: 'place', imageId, at: marker.at } : { kind: 'details', imageId },
    );
  }

  return (
    <>
      {offer.proposed.length > 0 && (
        <PlaceOffer
          count={offer.proposed.length}
          accepting={offer.accepting}
          onAccept={offer.acceptAll}
          onCheck={() => check(offer.proposed)}
          onDismiss={offer.dismissAll}
        />
      )}
      <div className="grid gap-3 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,640px)_minmax(0,1fr)] lg:gap-6">
        <div className="min-w-0">
          <MapView
            view={view}
            pin={pin}
            outline={property.outline}
            background={background}
            markers={[...markers, ...proposals]}
            gestures={gestures}
            spoken={spoken}
            onOpen={openMarker}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-3 lg:row-span-2">
          <ImageStrip
            photos={marked}
            selected={gesture.selected}
            onPress={(event, { photo, at }) => {
              if (at === null) gestures.press(event, photo.image_id, null);
            }}
            onChoose={(photo, byKeyboard) => {
              if (gestures.endsDrag()) return;
              if (byKeyboard && photo.at === null) steer(photo);
              else dispatch({ kind: 'chosen', imageId: photo.photo.image_id });
            }}
          />
          {selected !== null && gesture.phase.kind !== 'dragging' && (
            <SelectionBar
              marked={selected}
              onEdit={() => setDialog({ kind: 'edit', imageId: selected.photo.image_id })}
              onDetails={() => setDialog({ kind: 'details', imageId: selected.photo.image_id })}
              onSteer={() => steer(selected)}
              onTakeOff={() => {
                dispatch({ kind: 'cancelled' });
                takeOff(selected.photo);
              }}
              onLetGo={() => dispatch({ kind: 'cancelled' })}
            />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-2">
          <GroundCreditLine background={background} />
          {property.outline === null && (
            <p className="text-caption text-ink-soft">{t('assumed')}</p>
          )}
          {outside > 0 && (
            <p className="text-caption text-ink-soft">{t('outside', { count: outside })}</p>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {announcement()}
      </p>
      <DragGhost phase={gesture.phase} photos={marked} />
      {dialog !== null && open !== null && (
        <MapDialog
          key={open.photo.image_id}
          property={property}
          pin={pin}
          dialog={dialog}
          marked={open}
          onClose={close}
          onSaved={() => {
            check(toCheck);
            if (dialog.kind === 'place' && toCheck.length === 0) void rescore();
          }}
        />
      )}
    </>
  );

  function announcement(): string {
    const { phase } = gesture;
    if (phase.kind === 'steering') return spoken(phase.at);
    if (phase.kind !== 'idle' || selected === null) return '';
    const { number, name, at } = selected;
    const chosen = t('selection.title', { number, name });
    return `${chosen} ${t(at === null ? 'selection.tapToPlace' : 'selection.tapToMove')}`;
  }
}
