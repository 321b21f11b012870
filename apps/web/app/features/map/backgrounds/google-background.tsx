import { mapView, type LatLng } from '@dss/domain';
import { useEffect, useRef } from 'react';

import { square } from '../overlay/view-square.ts';
import { loadGoogleMaps, onKeyRefused } from './google-maps.ts';

/** Google's satellite picture of the map view. It doesn't pan or zoom, and has the view's full size on every screen. */
export function GoogleBackground({
  apiKey,
  pin: { lat, lng },
  onFailed,
}: {
  apiKey: string;
  pin: LatLng;
  onFailed: () => void;
}) {
  const element = useRef<HTMLDivElement>(null);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  useEffect(() => {
    let wanted = true;
    const stop = onKeyRefused(() => wanted && failed.current());
    loadGoogleMaps(apiKey).then(
      ({ Map }) => {
        if (!wanted || element.current === null) return;
        return new Map(element.current, {
          center: { lat, lng },
          zoom: mapView.zoom,
          mapTypeId: 'satellite',
          tilt: 0,
          disableDefaultUI: true,
          gestureHandling: 'none',
          keyboardShortcuts: false,
          clickableIcons: false,
        });
      },
      () => wanted && failed.current(),
    );
    return () => {
      wanted = false;
      stop();
    };
  }, [apiKey, lat, lng]);
  useEffect(() => {
    const map = element.current;
    const frame = map?.parentElement;
    if (!map || !frame) return;
    const observer = new ResizeObserver(() => {
      map.style.transform = `scale(${frame.clientWidth / square})`;
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="absolute inset-0 overflow-hidden">
      <div
        ref={element}
        inert
        className="origin-top-left"
        style={{ width: square, height: square }}
      />
    </div>
  );
}
