import type { ImageryTiles, LatLng } from '@dss/domain';
import { divIcon, layerGroup, marker, polygon, type LayerGroup } from 'leaflet';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { useTranslations } from 'use-intl';

import { middleOf, useImageryMap } from '../location/use-imagery-map.ts';

/** Shows a few streets. */
const streetsZoom = 16;

const cornerIcon = divIcon({
  className: 'location-handle',
  html: '<span></span>',
  iconSize: [28, 28],
  iconAnchor: [14, 14],
});

interface BoundaryMapProps {
  corners: readonly LatLng[];
  tiles: ImageryTiles | null;
  attribution: string;
  onChange: (corners: readonly LatLng[]) => void;
  onTiles: (shown: boolean) => void;
  ref: Ref<BoundaryMapHandle>;
}

export interface BoundaryMapHandle {
  readonly lookAt: (place: LatLng) => void;
  readonly middle: () => LatLng | null;
}

/** A map to pan and zoom, on which each tap adds a corner, and corners can be dragged. */
export function BoundaryMap({
  corners,
  tiles,
  attribution,
  onChange,
  onTiles,
  ref,
}: BoundaryMapProps) {
  const t = useTranslations('communities.boundary');
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<LayerGroup | null>(null);
  const latest = useRef({ onChange, corners });
  useEffect(() => {
    latest.current = { onChange, corners };
  });
  const leaflet = useImageryMap(element, {
    start: corners[0] ?? null,
    zoom: streetsZoom,
    tiles,
    onTiles,
    onMade: (made) => {
      drawn.current = layerGroup().addTo(made);
      if (corners.length > 0) {
        made.fitBounds(corners.map(pair), { maxZoom: streetsZoom + 2, animate: false });
      }
      made.on('click', ({ latlng }) => {
        const { lat, lng } = latlng.wrap();
        latest.current.onChange([...latest.current.corners, { lat, lng }]);
      });
    },
  });

  useImperativeHandle(ref, () => ({
    lookAt: (place) => leaflet.current?.setView(pair(place), streetsZoom),
    middle: () => middleOf(leaflet.current),
  }));

  useEffect(() => {
    const on = drawn.current;
    if (on === null) return;
    on.clearLayers();
    const lines = ['location-edge', 'location-house'].map((className) =>
      polygon(corners.map(pair), { className, interactive: false, smoothFactor: 0 }).addTo(on),
    );
    for (const [at, corner] of corners.entries()) {
      const name = t('corner', { number: at + 1 });
      const handle = marker(pair(corner), {
        draggable: true,
        icon: cornerIcon,
        alt: name,
        title: name,
        keyboard: false,
      }).addTo(on);
      const moved = () => {
        const { lat, lng } = handle.getLatLng().wrap();
        return corners.map((each, index) => (index === at ? { lat, lng } : each));
      };
      handle.on('drag', () => {
        for (const line of lines) line.setLatLngs(moved().map(pair));
      });
      handle.on('dragend', () => latest.current.onChange(moved()));
    }
  }, [corners, t]);

  return (
    <div className="flex flex-col gap-1">
      <div
        ref={element}
        role="application"
        aria-label={t('map')}
        data-testid="boundary-map"
        className="location-map boundary-map hairline isolate h-[min(90vw,46dvh)] min-h-64 w-full rounded-card"
      />
      {attribution !== '' && <p className="text-caption text-ink-soft">{attribution}</p>}
    </div>
  );
}

const pair = ({ lat, lng }: LatLng): [number, number] => [lat, lng];
