import {
  assumedOutline,
  feetFromCenter,
  dragOutline,
  outlineCorners,
  outlineHandles,
  placeOfHandle,
  relativeFromFeet,
  ringAround,
  ringDistances,
  toPlace,
  type FeetOffset,
  type LatLng,
  type OutlineHandle,
} from '@dss/domain';
import { divIcon, layerGroup, marker, polygon, type Map as LeafletMap, type Marker } from 'leaflet';

import type { LocationDraft } from './location-draft.ts';

export interface LayerTexts {
  readonly pin: string;
  readonly handles: Readonly<Record<OutlineHandle, string>>;
}

/** Pin, house and rings on a Leaflet map, with the handles for dragging them. */
export interface LocationLayers {
  readonly show: (draft: LocationDraft) => void;
}

/** The icons are styled in `location-map.css`. */
const pinIcon = divIcon({
  className: 'location-pin',
  html: '<span></span>',
  iconSize: [32, 32],
  iconAnchor: [16, 16],
});

export function createLocationLayers(
  map: LeafletMap,
  texts: LayerTexts,
  onChange: (draft: LocationDraft) => void,
): LocationLayers {
  const ground = layerGroup().addTo(map);
  const handles = new Map<OutlineHandle, Marker>();
  let pinMarker: Marker | null = null;
  let shown: LocationDraft = { pin: null, outline: null };

  function showPin({ lat, lng }: LatLng): void {
    if (pinMarker !== null) {
      pinMarker.setLatLng([lat, lng]);
      return;
    }
    const made = marker([lat, lng], {
      draggable: true,
      autoPan: true,
      icon: pinIcon,
      alt: texts.pin,
      title: texts.pin,
      keyboard: false,
      zIndexOffset: 500,
    }).addTo(map);
    made.on('drag', () => onChange({ ...shown, pin: placeOf(made) }));
    pinMarker = made;
  }

  function showHandle(handle: OutlineHandle, { lat, lng }: LatLng): void {
    const known = handles.get(handle);
    if (known !== undefined) {
      known.setLatLng([lat, lng]);
      return;
    }
    const made = marker([lat, lng], {
      draggable: true,
      icon: divIcon({
        className: `location-handle location-handle-${handle}`,
        html: '<span></span>',
        iconSize: [28, 28],
        iconAnchor: [14, 14],
      }),
      alt: texts.handles[handle],
      title: texts.handles[handle],
      keyboard: false,
      zIndexOffset: handle === 'move' ? 600 : 700,
    }).addTo(map);
    made.on('drag', () => {
      const { pin, outline } = shown;
      if (pin === null || outline === null) return;
      const to = feetFromCenter(pin, placeOf(made));
      onChange({ pin, outline: dragOutline(outline, handle, to) });
    });
    handles.set(handle, made);
  }

  return {
    show: (draft) => {
      shown = draft;
      const { pin } = draft;
      ground.clearLayers();
      if (pin === null) return;
      const toLatLng = (point: FeetOffset): [number, number] => {
        const { lat, lng } = toPlace(pin, relativeFromFeet(pin.lat, point));
        return [lat, lng];
      };
      const house = draft.outline ?? assumedOutline;
      const way = (points: readonly FeetOffset[], className: string) =>
        polygon(points.map(toLatLng), { className, interactive: false, smoothFactor: 0 }).addTo(
          ground,
        );
      for (const feet of ringDistances) {
        const ring = ringAround(house, feet);
        way(ring, 'location-edge');
        way(ring, 'location-ring');
      }
      const corners = outlineCorners(house);
      way(corners, 'location-edge');
      way(corners, draft.outline === null ? 'location-assumed' : 'location-house');
      showPin(pin);
      if (draft.outline === null) {
        for (const handle of handles.values()) handle.remove();
        handles.clear();
        return;
      }
      for (const handle of outlineHandles) {
        const [lat, lng] = toLatLng(placeOfHandle(draft.outline, handle));
        showHandle(handle, { lat, lng });
      }
    },
  };
}

function placeOf(of: Marker): LatLng {
  const { lat, lng } = of.getLatLng().wrap();
  return { lat, lng };
}
