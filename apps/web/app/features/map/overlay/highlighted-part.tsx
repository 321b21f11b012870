import {
  outlineCorners,
  relativeFromFeet,
  viewRing,
  type Direction,
  type HouseOutline,
  type RelativePosition,
} from '@dss/domain';
import { useId } from 'react';

import type { CardPlace } from '../../../entities/list-link/index.ts';
import { classNames } from '../../../ui/class-names.ts';
import { pathThrough, square } from './view-square.ts';

const middle = { xRel: 0.5, yRel: 0.5 };
const [northWest, northEast, southEast, southWest] = [
  { xRel: 0, yRel: 0 },
  { xRel: 1, yRel: 0 },
  { xRel: 1, yRel: 1 },
  { xRel: 0, yRel: 1 },
];

/** The quarter of the view in which a photo shows a side, by its larger offset from the pin. */
const quarters: Record<Direction, readonly RelativePosition[]> = {
  north: [middle, northWest, northEast],
  east: [middle, northEast, southEast],
  south: [middle, southEast, southWest],
  west: [middle, southWest, northWest],
};

export interface HighlightedPartProps {
  place: CardPlace;
  outline: HouseOutline;
  /** Latitude of the pin. */
  lat: number;
}

/** Highlights the part of the map that the card is about: the house or a zone, on one side or all around. */
export function HighlightedPart({ place, outline, lat }: HighlightedPartProps) {
  const id = useId();
  const { part, side, tone } = place;
  if (part === null && side === null) return null;
  const house = pathThrough(outlineCorners(outline).map((corner) => relativeFromFeet(lat, corner)));
  const ring = (feet: number) => pathThrough(viewRing(outline, feet, lat).points);
  const paths = {
    house,
    zone_0: ring(5) + house,
    zone_1: ring(30) + ring(5),
    zone_2: ring(100) + ring(30),
  };
  const path = part === null ? ring(100) + house : paths[part];
  return (
    <svg
      viewBox={`0 0 ${square} ${square}`}
      aria-hidden="true"
      data-testid="highlighted-part"
      className="pointer-events-none absolute inset-0 size-full"
    >
      {side !== null && (
        <clipPath id={id}>
          <path d={pathThrough(quarters[side])} />
        </clipPath>
      )}
      <path
        d={path}
        fillRule="evenodd"
        clipPath={side === null ? undefined : `url(#${id})`}
        className={classNames('highlighted-part', tone === 'unseen' && 'highlighted-part-unseen')}
      />
    </svg>
  );
}
