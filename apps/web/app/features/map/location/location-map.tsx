import { toPlace, type ImageryTiles, type LatLng } from '@dss/domain';
import { control, imageOverlay, map, tileLayer, type Map as LeafletMap } from 'leaflet';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { useTranslations } from 'use-intl';

import { pictureCrossOrigin, serverAddress } from '../../../lib/device/native/index.ts';
import { overlayTheme } from '../overlay/view-square.ts';
import type { LocationDraft } from './location-draft.ts';
import { createLocationLayers, type LocationLayers } from './location-layers.ts';
import './location-map.css';

/** Where the map starts if there is no pin yet: the western states. */
const theWest: LatLng = { lat: 38.5, lng: -118 };
const farZoom = 5;
const houseZoom = 20;
const nearestZoom = 21;

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
  const leaflet = useRef<LeafletMap | null>(null);
  const layers = useRef<LocationLayers | null>(null);
  const callbacks = useRef({ onChange, onTiles, draft });
  const texts = useRef(t);
  useEffect(() => {
    callbacks.current = { onChange, onTiles, draft };
  });

  useImperativeHandle(ref, () => ({
    lookAt: ({ lat: atLat, lng: atLng }) => leaflet.current?.setView([atLat, atLng], houseZoom),
    middle: () => {
      const middle = leaflet.current?.getCenter().wrap();
      return middle === undefined ? null : { lat: middle.lat, lng: middle.lng };
    },
  }));

  useEffect(() => {
    if (element.current === null) return;
    const { draft: first } = callbacks.current;
    const start = first.pin ?? theWest;
    const made = map(element.current, {
      center: [start.lat, start.lng],
      zoom: first.pin === null ? farZoom : houseZoom,
      minZoom: 3,
      maxZoom: nearestZoom,
      zoomControl: false,
      attributionControl: false,
    });
    const say = texts.current;
    control.zoom({ zoomInTitle: say('map.zoomIn'), zoomOutTitle: say('map.zoomOut') }).addTo(made);
    made.getPane('overlayPane')?.setAttribute('data-theme', overlayTheme);
    leaflet.current = made;
    layers.current = createLocationLayers(
      made,
      {
        pin: say('map.pin'),
        handles: {
          move: say('map.move'),
          turn: say('map.turn'),
          width: say('map.width'),
          length: say('map.length'),
        },
      },
      (changed) => callbacks.current.onChange(changed),
    );
    layers.current.show(first);
    made.on('click', ({ latlng }) => {
      const { draft: now, onChange: change } = callbacks.current;
      if (now.pin !== null) return;
      const { lat, lng } = latlng.wrap();
      change({ ...now, pin: { lat, lng } });
    });
    const resized = new ResizeObserver(() => made.invalidateSize({ pan: false }));
    resized.observe(element.current);
    return () => {
      resized.disconnect();
      made.remove();
      leaflet.current = null;
      layers.current = null;
    };
  }, []);

  useEffect(() => {
    const on = leaflet.current;
    if (on === null || tiles === null) return;
    const { url_template: template, min_zoom: minZoom, max_zoom: maxNativeZoom } = tiles;
    const layer = tileLayer(serverAddress(template), {
      minZoom,
      maxNativeZoom,
      maxZoom: nearestZoom,
      crossOrigin: pictureCrossOrigin ?? false,
    });
    let loaded = 0;
    layer.on('loading', () => {
      loaded = 0;
    });
    layer.on('tileload', () => {
      loaded += 1;
    });
    layer.on('load', () => callbacks.current.onTiles(loaded > 0));
    layer.addTo(on);
    return () => {
      layer.remove();
    };
  }, [tiles]);

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
  }, [url, lat, lng]);

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
