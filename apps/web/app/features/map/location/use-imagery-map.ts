import { imageryTilesSchema, type ImageryTiles, type LatLng } from '@dss/domain';
import { queryOptions } from '@tanstack/react-query';
import { control, map, tileLayer, type Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslations } from 'use-intl';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { callApi } from '../../../lib/api/client.ts';
import { pictureCrossOrigin, serverAddress } from '../../../lib/device/native/native-server.ts';
import { overlayTheme } from '../overlay/view-square.ts';
import './location-map.css';

/** Where a map starts that has no place yet: the western states. */
const theWest: LatLng = { lat: 38.5, lng: -118 };
const farZoom = 5;
const nearestZoom = 21;

/** GET /api/imagery/tiles: the available aerial tiles; fails if the deployment has none. */
export function imageryTilesQuery() {
  return queryOptions({
    queryKey: ['imagery-tiles'],
    queryFn: ({ signal }) => callApi(apiPaths.imageryTiles(), imageryTilesSchema, { signal }),
    staleTime: Infinity,
  });
}

interface ImageryMap {
  /** Null if there is none yet. Read once. */
  readonly start: LatLng | null;
  readonly zoom: number;
  /** Null if there are none, or they haven't loaded. */
  readonly tiles: ImageryTiles | null;
  /** Called with whether there are any where the map is now. */
  readonly onTiles: (shown: boolean) => void;
  /** Called once, to put on the map what is drawn there. */
  readonly onMade: (made: LeafletMap) => void;
}

/**
 * A map to pan and zoom, on aerial pictures where there are any.
 * @returns the map while the element is on the page
 */
export function useImageryMap(
  element: RefObject<HTMLElement | null>,
  { tiles, ...asked }: ImageryMap,
): RefObject<LeafletMap | null> {
  const t = useTranslations('location');
  const leaflet = useRef<LeafletMap | null>(null);
  const latest = useRef({ t, ...asked });
  useEffect(() => {
    latest.current = { t, ...asked };
  });

  useEffect(() => {
    if (element.current === null) return;
    const { t: say, start, zoom, onMade } = latest.current;
    const { lat, lng } = start ?? theWest;
    const made = map(element.current, {
      center: [lat, lng],
      zoom: start === null ? farZoom : zoom,
      minZoom: 3,
      maxZoom: nearestZoom,
      zoomControl: false,
      attributionControl: false,
    });
    control.zoom({ zoomInTitle: say('map.zoomIn'), zoomOutTitle: say('map.zoomOut') }).addTo(made);
    made.getPane('overlayPane')?.setAttribute('data-theme', overlayTheme);
    leaflet.current = made;
    onMade(made);
    const resized = new ResizeObserver(() => made.invalidateSize({ pan: false }));
    resized.observe(element.current);
    return () => {
      resized.disconnect();
      made.remove();
      leaflet.current = null;
    };
  }, [element]);

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
    layer.on('load', () => latest.current.onTiles(loaded > 0));
    layer.addTo(on);
    return () => {
      layer.remove();
    };
  }, [tiles]);

  return leaflet;
}

/** Where the map looks; null before it is there. */
export function middleOf(leaflet: LeafletMap | null): LatLng | null {
  const middle = leaflet?.getCenter().wrap();
  return middle === undefined ? null : { lat: middle.lat, lng: middle.lng };
}
