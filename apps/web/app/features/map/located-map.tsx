import type { LatLng, Photo, Property } from '@dss/domain';
import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';

import { useRescoreAfterPlacing } from './placements/use-save-placement.ts';
import { BackgroundCreditLine } from './backgrounds/background-credit.tsx';
import { useBackground } from './backgrounds/use-background.ts';
import { DragGhost, ImageStrip } from './image-strip.tsx';
import type { GestureOutcome } from './gestures/gesture.ts';
import { mapPhotosOf, type MapPhoto } from './map-photos.ts';
import { MapAnnouncement } from './map-announcement.tsx';
import { MapDialog } from './map-dialog.tsx';
import { MapView, type ShownMarker } from './map-view.tsx';
import { PlaceOffer } from './offer/place-offer.tsx';
import { usePlaceOffer } from './offer/use-place-offer.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useMapDialogs } from './use-map-dialogs.ts';
import { useMapGestures } from './use-map-gestures.ts';
import { useReposition, useRemoveFromMap } from './use-reposition.ts';
import { useSpokenPlace } from './use-spoken-place.ts';
import { isInView } from './overlay/view-square.ts';

/** The map of a property that has a pin, with the strip of its photos and everything that can be done with both. */
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
  const dialogs = useMapDialogs();
  const background = useBackground(property.id, pin);
  const spoken = useSpokenPlace({ lat, outline: property.outline });
  const { unsaved, move } = useReposition(property.id, pin);
  const takeOff = useRemoveFromMap(property.id);
  const offer = usePlaceOffer(property.id, pin, photos);
  const rescore = useRescoreAfterPlacing(property.id);
  const gestures = useMapGestures(view, handleOutcome);
  const { gesture, dispatch } = gestures;

  const marked = mapPhotosOf(photos, pin).map((photo) => ({
    ...photo,
    at: unsaved.get(photo.photo.image_id) ?? photo.at,
  }));
  const markers = marked.flatMap((photo): ShownMarker[] =>
    photo.at === null ? [] : [{ ...photo, at: photo.at, proposed: false }],
  );
  const proposals = offer.proposed.flatMap(({ imageId, at }): ShownMarker[] => {
    const photo = find(imageId);
    return photo === null ? [] : [{ ...photo, at, proposed: true }];
  });
  const selected = find(gesture.selected);
  const open = find(dialogs.dialog?.imageId ?? null);
  const outside = markers.filter(({ at }) => !isInView(at)).length;

  function find(imageId: string | null): MapPhoto | null {
    return marked.find(({ photo }) => photo.image_id === imageId) ?? null;
  }

  function handleOutcome(outcome: GestureOutcome): void {
    if (outcome.kind === 'place') dialogs.open(outcome);
    else move(outcome);
  }

  function steer({ photo, at }: MapPhoto): void {
    const start = at !== null && isInView(at) ? at : { xRel: 0.5, yRel: 0.5 };
    dispatch({ kind: 'steeringStarted', imageId: photo.image_id, from: at, at: start });
  }

  function openMarker(marker: ShownMarker): void {
    const { image_id: imageId } = marker.photo;
    dialogs.open(
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
          onCheck={() => dialogs.check(offer.proposed)}
          onDismiss={offer.dismissAll}
        />
      )}
      {/* Beside its strip if there is room. */}
      <div className="@container flex-1">
        <div className="grid gap-3 @4xl:grid-rows-[auto_1fr] @4xl:grid-cols-[minmax(0,640px)_minmax(0,1fr)] @4xl:gap-6">
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
          <div className="flex min-w-0 flex-col gap-3 @4xl:row-span-2">
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
                onEdit={() => dialogs.open({ kind: 'edit', imageId: selected.photo.image_id })}
                onDetails={() =>
                  dialogs.open({ kind: 'details', imageId: selected.photo.image_id })
                }
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
            <BackgroundCreditLine background={background} />
            {property.outline === null && (
              <p className="text-caption text-ink-soft">{t('assumed')}</p>
            )}
            {outside > 0 && (
              <p className="text-caption text-ink-soft">{t('outside', { count: outside })}</p>
            )}
          </div>
        </div>
      </div>
      <MapAnnouncement phase={gesture.phase} selected={selected} spoken={spoken} />
      <DragGhost phase={gesture.phase} photos={marked} />
      {dialogs.dialog !== null && open !== null && (
        <MapDialog
          key={open.photo.image_id}
          property={property}
          pin={pin}
          dialog={dialogs.dialog}
          marked={open}
          onClose={dialogs.close}
          onSaved={() => {
            if (dialogs.saved()) void rescore();
          }}
        />
      )}
    </>
  );
}
