import type { Photo } from '@dss/domain';

import type { Label, Labels } from './use-labels.ts';

/** The photo on screen, and the order of the photos when it came on screen. */
export interface QueuePosition {
  readonly imageId: string;
  readonly order: readonly string[];
}

type QueuedPhoto = Pick<Photo, 'image_id'>;

export function positionAt(photo: QueuedPhoto, photos: readonly QueuedPhoto[]): QueuePosition {
  return { imageId: photo.image_id, order: photos.map(({ image_id: id }) => id) };
}

/** The photo to go to once the one on screen was deleted: the next that is still there, else the one before. */
export function neighborOf<P extends QueuedPhoto>(
  { imageId, order }: QueuePosition,
  photos: readonly P[],
): P | undefined {
  const at = order.indexOf(imageId);
  const nearest = [...order.slice(at + 1), ...order.slice(0, Math.max(0, at)).reverse()];
  return nearest
    .map((id) => photos.find((photo) => photo.image_id === id))
    .find((photo) => photo !== undefined);
}

export function isComplete({ direction, area }: Label): boolean {
  return direction !== null && area !== null;
}

/** The first photo that lacks a side or an area. */
export function firstIncomplete(
  photos: readonly Photo[],
  labelOf: Labels['of'],
): Photo | undefined {
  return photos.find((photo) => !isComplete(labelOf(photo)));
}
