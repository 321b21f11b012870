import {
  houseSideOf,
  type AreaId,
  type Direction,
  type Facing,
  type HouseSide,
  type Photo,
} from '@dss/domain';

import type { Proposal } from './proposals.ts';
import type { Labels } from './use-labels.ts';

/** A photo where it seems to belong, or where its owner put it. */
export interface SortedPhoto {
  readonly photo: Photo;
  /** Null if unclear. */
  readonly side: HouseSide | null;
  /** How that side is stored. */
  readonly direction: Direction | null;
  readonly area: AreaId | null;
}

/** Where a photo belongs: on its side or, if it shows the roof and has none, there; null if that is unclear. */
export function placeOf({
  side,
  area,
}: Pick<SortedPhoto, 'side' | 'area'>): HouseSide | 'roof' | null {
  return side ?? (area === 'roof' ? 'roof' : null);
}

/** Those of which nobody knows where they belong. */
export function unclearOf(sorted: readonly SortedPhoto[]): readonly SortedPhoto[] {
  return sorted.filter((each) => placeOf(each) === null);
}

/** The proposals that say where their photo belongs. */
export function placingOf(
  sorted: readonly SortedPhoto[],
  proposals: readonly Proposal[],
): readonly Proposal[] {
  const unclear = unclearOf(sorted).map(({ photo }) => photo);
  return proposals.filter(({ photo }) => !unclear.includes(photo));
}

/** Photos where their owner put them, the others where they seem to belong. */
export function sortedPhotos(
  photos: readonly Photo[],
  labels: Pick<Labels, 'of'>,
  proposals: readonly Proposal[],
  facing: Facing,
): readonly SortedPhoto[] {
  return photos.map((photo) => {
    const said = labels.of(photo);
    const { placement } = photo;
    // Until it is known which way the front faces, a compass direction says nothing about a side of the house.
    const ofCompass =
      facing === null &&
      placement?.direction_said_as === 'compass' &&
      said.direction === placement.direction;
    const own = ofCompass ? null : said.direction;
    const proposed = proposals.find((proposal) => proposal.photo === photo)?.label;
    const direction = own ?? proposed?.direction ?? null;
    return {
      photo,
      direction,
      side: direction === null ? null : houseSideOf(direction, facing),
      area: said.area ?? proposed?.area ?? null,
    };
  });
}
