import { houseSideOf, type Facing, type Photo } from '@dss/domain';

import type { Proposal } from './proposals.ts';
import type { SortedPhoto } from './side-groups.tsx';
import type { Labels } from './use-labels.ts';

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
