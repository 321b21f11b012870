import { toPlace, type ImageryTiles, type LatLng } from '@dss/domain';
import { imageOverlay } from 'leaflet';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { useTranslations } from 'use-intl';

import { pictureCrossOrigin, serverAddress } from '../../../lib/device/native/native-server.ts';
import type { LocationDraft } from './location-draft.ts';
import { createLocationLayers, type LocationLayers } from './location-layers.ts';
import { middleOf, useImageryMap } from './use-imagery-map.ts';

const houseZoom = 20;

export interface LocationMapProps {
  draft: LocationDraft;
  /** The detailed picture around the saved pin; null if there is none. */
  picture: { readonly url: string; readonly pin: LatLng } | null;
  /** Null if there are none, or they haven't loaded. */
  tiles: ImageryTiles | null;
  attribution: string;
  onChange: (draft: LocationDraft) => void;
  /** Called with whether there are any where the map is now. */
  onTiles: (shown: boolean) => void;
  /** For moving the map and reading its center. */
  ref: Ref<LocationMapHandle>;
}

export interface LocationMapHandle {
  readonly lookAt: (place: LatLng) => void;
  readonly middle: () => LatLng | null;
}

/** A map to pan and zoom, for setting the pin and tracing the house. */
export function LocationMap({
  draft,
  picture,
  tiles,
  attribution,
  onChange,
  onTiles,
  ref,
}: LocationMapProps) {
  const t = useTranslations('location');
  const element = useRef<HTMLDivElement>(null);
  const layers = useRef<LocationLayers | null>(null);
  const latest = useRef({ onChange, draft });
  useEffect(() => {
    latest.current = { onChange, draft };
  });
  const leaflet = useImageryMap(element, {
    start: draft.pin,
    zoom: houseZoom,
    tiles,
    onTiles,
    onMade: (made) => {
      const texts = {
        pin: t('map.pin'),
        handles: {
          move: t('map.move'),
          turn: t('map.turn'),
          width: t('map.width'),
          length: t('map.length'),
        },
      };
      layers.current = createLocationLayers(made, texts, (changed) =>
        latest.current.onChange(changed),
      );
      layers.current.show(draft);
      made.on('click', ({ latlng }) => {
        const { draft: now, onChange: change } = latest.current;
        if (now.pin !== null) return;
        const { lat, lng } = latlng.wrap();
        change({ ...now, pin: { lat, lng } });
      });
    },
  });

  useImperativeHandle(ref, () => ({
    lookAt: ({ lat: atLat, lng: atLng }) => leaflet.current?.setView([atLat, atLng], houseZoom),
    middle: () => middleOf(leaflet.current),
  }));

  const url = picture?.url ?? null;
  const lat = picture?.pin.lat ?? 0;
  const lng = picture?.pin.lng ?? 0;
  useEffect(() => {
    const on = leaflet.current;
    if (on === null || url === null) return;
    const northWest = toPlace({ lat, lng }, { xRel: 0, yRel: 0 });
    const southEast = toPlace({ lat, lng }, { xRel: 1, yRel: 1 });
    const overlay = imageOverlay(
      serverAddress(url),
      [
        [northWest.lat, northWest.lng],
        [southEast.lat, southEast.lng],
      ],
      { crossOrigin: pictureCrossOrigin ?? false },
    ).addTo(on);
    return () => {
      overlay.remove();
    };
  }, [leaflet, url, lat, lng]);

  useEffect(() => layers.current?.show(draft), [draft]);

  return (
    <div className="flex flex-col gap-1">
      <div
        ref={element}
        role="application"
        aria-label={t('map.label')}
        data-testid="location-map"
        className="location-map hairline isolate h-[min(90vw,46dvh)] min-h-64 w-full rounded-card"
      />
      {attribution !== '' && <p className="text-caption text-ink-soft">{attribution}</p>}
    </div>
  );
}
