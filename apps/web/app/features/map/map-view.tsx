import {
  assumedOutline,
  viewFeet,
  type HouseOutline,
  type LatLng,
  type RelativePosition,
} from '@dss/domain';
import {
  useEffect,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useTranslations } from 'use-intl';

import { classNames } from '../../ui/class-names.ts';
import { MapBackground } from './backgrounds/map-background.tsx';
import type { Background } from './backgrounds/use-background.ts';
import type { GestureEvent } from './gestures/gesture.ts';
import type { MapPhoto } from './map-photos.ts';
import { CompassRose } from './overlay/compass-rose.tsx';
import { DirectionCone } from './overlay/direction-cone.tsx';
import { Marker } from './overlay/marker.tsx';
import { RingLabels, Rings } from './overlay/rings.tsx';
import { isInView, overlayTheme, square } from './overlay/view-square.ts';
import type { MapGestures } from './use-map-gestures.ts';

/** A photo shown on the map: placed by its owner, or proposed from its EXIF position. */
export interface ShownMarker extends MapPhoto {
  readonly at: RelativePosition;
  readonly proposed: boolean;
}

interface MapViewProps {
  view: RefObject<HTMLDivElement | null>;
  pin: LatLng;
  outline: HouseOutline | null;
  background: Background;
  markers: readonly ShownMarker[];
  gestures: MapGestures;
  onOpen: (marker: ShownMarker) => void;
  /** Describes a place in words. */
  spoken: (at: RelativePosition) => string;
}

/** The fixed square of ground around the house, with its rings and photos. It doesn't pan or zoom. */
export function MapView({
  view,
  pin,
  outline,
  background,
  markers,
  gestures,
  onOpen,
  spoken,
}: MapViewProps) {
  const t = useTranslations('map');
  const photosT = useTranslations('photos');
  const { gesture, dispatch, endsDrag, positionOf } = gestures;
  const { phase, selected } = gesture;
  const steering = phase.kind === 'steering';

  useEffect(() => {
    if (steering) view.current?.focus({ preventScroll: true });
  }, [steering, view]);

  const shown = markers.map((marker) => {
    const dragged =
      (phase.kind === 'dragging' && phase.dragged.imageId === marker.photo.image_id) ||
      (phase.kind === 'steering' && phase.imageId === marker.photo.image_id);
    const at = dragged && phase.at !== null ? phase.at : marker.at;
    return { ...marker, at, dragged };
  });
  const visible = shown.filter(({ at }) => isInView(at));

  function tap(event: MouseEvent<HTMLDivElement>): void {
    if (endsDrag()) return;
    const at = positionOf(event);
    if (at === null || selected === null) return;
    const from = markers.find(
      ({ photo, proposed }) => photo.image_id === selected && !proposed,
    )?.at;
    dispatch({ kind: 'tapped', at, from: from ?? null });
  }

  function steer(event: KeyboardEvent<HTMLDivElement>): void {
    if (!steering) return;
    const next = steeringEvent(event, pin.lat);
    if (next === null) return;
    event.preventDefault();
    dispatch(next);
  }

  // By keyboard, a photo chosen in the strip is placed with the crosshair, which is steered here.
  const surface = {
    onClick: tap,
    onKeyDown: steer,
    // When steering starts from a marker, focus moves to the map, and the marker's blur event bubbles up to here.
    onBlur: ({ target, currentTarget }: FocusEvent<HTMLDivElement>) => {
      if (steering && target === currentTarget) dispatch({ kind: 'cancelled' });
    },
  };
  return (
    <div
      ref={view}
      role={steering ? 'application' : 'group'}
      tabIndex={-1}
      aria-label={t(steering ? 'steering' : 'label')}
      data-testid="map-view"
      {...surface}
      className={classNames(
        'hairline relative aspect-square w-full max-w-[640px] overflow-hidden rounded-card bg-paper-sunk select-none focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-focus print:max-w-[300px]',
        selected !== null && !steering && 'cursor-crosshair',
      )}
    >
      <MapBackground background={background} pin={pin} />
      <Rings outline={outline ?? assumedOutline} assumed={outline === null} lat={pin.lat} />
      <svg
        viewBox={`0 0 ${square} ${square}`}
        aria-hidden="true"
        data-theme={overlayTheme}
        className="pointer-events-none absolute inset-0 size-full"
      >
        {visible.map(
          ({ photo, at, heading, proposed }) =>
            heading !== null && (
              <DirectionCone key={photo.image_id} at={at} heading={heading} proposed={proposed} />
            ),
        )}
        {phase.kind === 'dragging' && phase.dragged.from === null && phase.at !== null && (
          <Crosshair at={phase.at} />
        )}
      </svg>
      <RingLabels outline={outline ?? assumedOutline} lat={pin.lat} />
      <CompassRose letter={photosT('sideLetters.north')} />
      {visible.map((marker) => (
        <Marker
          key={marker.photo.image_id}
          number={marker.number}
          label={t(marker.proposed ? 'proposedMarker' : 'marker', {
            number: marker.number,
            name: marker.name,
            place: spoken(marker.at),
          })}
          at={marker.at}
          selected={selected === marker.photo.image_id}
          dragged={marker.dragged}
          proposed={marker.proposed}
          {...(!marker.proposed && {
            onPointerDown: (event: PointerEvent<HTMLButtonElement>) =>
              gestures.press(event, marker.photo.image_id, marker.at),
            onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
              const move = arrowMove(event.key);
              if (move === null || steering) return;
              event.preventDefault();
              event.stopPropagation();
              const { at } = marker;
              dispatch({
                kind: 'steeringStarted',
                imageId: marker.photo.image_id,
                from: at,
                at,
              });
            },
          })}
          onClick={() => {
            if (!endsDrag()) onOpen(marker);
          }}
        />
      ))}
      {steering && (
        <svg
          viewBox={`0 0 ${square} ${square}`}
          aria-hidden="true"
          data-theme={overlayTheme}
          className="pointer-events-none absolute inset-0 z-30 size-full"
        >
          <Crosshair at={phase.at} />
        </svg>
      )}
    </div>
  );
}

/** How far a key moves the crosshair, without and with Shift. */
const keyStepFt = 1;
const keyLeapFt = 10;

function steeringEvent(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  lat: number,
): GestureEvent | null {
  if (key === 'Enter') return { kind: 'confirmed' };
  if (key === 'Escape') return { kind: 'cancelled' };
  const move = arrowMove(key);
  if (move === null) return null;
  const feet = (shiftKey ? keyLeapFt : keyStepFt) / viewFeet(lat);
  return { kind: 'steered', dx: move.dx * feet, dy: move.dy * feet };
}

function arrowMove(key: string): { dx: number; dy: number } | null {
  switch (key) {
    case 'ArrowLeft':
      return { dx: -1, dy: 0 };
    case 'ArrowRight':
      return { dx: 1, dy: 0 };
    case 'ArrowUp':
      return { dx: 0, dy: -1 };
    case 'ArrowDown':
      return { dx: 0, dy: 1 };
    default:
      return null;
  }
}

/** Where a photo would be placed. */
function Crosshair({ at }: { at: RelativePosition }) {
  const x = at.xRel * square;
  const y = at.yRel * square;
  const lines = `M${x} ${y - 34}V${y - 8}M${x} ${y + 8}V${y + 34}M${x - 34} ${y}H${x - 8}M${x + 8} ${y}H${x + 34}`;
  return (
    <g fill="none">
      <path d={lines} className="stroke-ink" strokeWidth="7" />
      <circle cx={x} cy={y} r="13" className="stroke-ink" strokeWidth="7" />
      <path d={lines} className="stroke-paper" strokeWidth="3" />
      <circle cx={x} cy={y} r="13" className="stroke-paper" strokeWidth="3" />
    </g>
  );
}
