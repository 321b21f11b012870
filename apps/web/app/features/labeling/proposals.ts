import { directionOf, type Facing, type HouseSide, type Photo } from '@dss/domain';

import type { Label, Labels } from './use-labels.ts';

/** What a photo seems to show, where its owner hasn't said so already. */
export interface Proposal {
  readonly photo: Photo;
  readonly side: HouseSide | null;
  readonly label: Partial<Label>;
}

/** The photos that have a proposal for something their owner hasn't said. */
export function proposalsFor(
  photos: readonly Photo[],
  labels: Pick<Labels, 'of'>,
  facing: Facing,
): Proposal[] {
  return photos.flatMap((photo) => {
    const { direction, area } = labels.of(photo);
    // A photo of the roof needs no side.
    const side = direction === null && area !== 'roof' ? photo.proposed_side : null;
    const label: Partial<Label> = {
      ...(side === null ? {} : { direction: directionOf(side, facing) }),
      ...(area === null && photo.proposed_area !== null ? { area: photo.proposed_area } : {}),
    };
    return Object.keys(label).length === 0 ? [] : [{ photo, side, label }];
  });
}
