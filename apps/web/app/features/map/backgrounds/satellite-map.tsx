import type { ImageryTiles, LatLng } from '@dss/domain';
import { useEffect, useRef } from 'react';

import { pictureCrossOrigin, serverAddress } from '../../../lib/device/native/native-server.ts';
import { loadGoogleMaps } from './google-maps.ts';

export interface SatelliteMapProps {
  label: string;
  place: LatLng;
  zoom: number;
  /** Google's map is drawn if there is a key, else one of tiles. */
  googleKey: string | null;
  tiles: ImageryTiles | null;
}

const nearestZoom = 21;

/** A satellite map to pan and zoom, with a marker at a place. */
export function SatelliteMap({
  label,
  place: { lat, lng },
  zoom,
  googleKey,
  tiles,
}: SatelliteMapProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = element.current;
    if (frame === null) return;
    let isOver = false;
    let remove = () => frame.replaceChildren();
    const drawGoogle = async (key: string) => {
      const { Map } = await loadGoogleMaps(key);
      if (isOver) return;
      return new Map(frame, { center: { lat, lng }, zoom, mapTypeId: 'satellite', tilt: 0 });
    };
    const drawTiles = async () => {
      // Leaflet needs a browser, which prerendering isn't.
      const { circleMarker, map, tileLayer } = await import('leaflet');
      await import('../location/location-map.css');
      if (isOver) return;
      const made = map(frame, { center: [lat, lng], zoom, attributionControl: false });
      remove = () => {
        made.remove();
      };
      circleMarker([lat, lng], { radius: 8 }).addTo(made);
      if (tiles === null) return;
      tileLayer(serverAddress(tiles.url_template), {
        minZoom: tiles.min_zoom,
        maxNativeZoom: tiles.max_zoom,
        maxZoom: nearestZoom,
        crossOrigin: pictureCrossOrigin ?? false,
      }).addTo(made);
    };
    frame.dataset['zoom'] = String(zoom);
    const drawing: Promise<unknown> = googleKey === null ? drawTiles() : drawGoogle(googleKey);
    drawing.catch(() => undefined);
    return () => {
      isOver = true;
      remove();
    };
  }, [lat, lng, zoom, googleKey, tiles]);
  return (
    <div
      ref={element}
      role="group"
      aria-label={label}
      className="isolate aspect-square w-full overflow-hidden rounded-card border border-line-strong bg-paper-sunk"
    />
  );
}
