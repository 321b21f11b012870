import {
  areaOptions,
  directionOf,
  directionToday,
  parseArea,
  parseDirection,
  type AreaId,
  type Direction,
  type Facing,
  type Photo,
  type PlacementFields,
  type WalkStop,
} from '@dss/domain';

import { issueToMention, type PhotoIssue } from '../../entities/photo/photo-issues.ts';
import { isRefused, isStored, type Upload } from '../../entities/photo/upload.ts';
import { savedIssues } from '../../entities/photo/saved-issues.ts';

/** A photo taken at a stop: stored, or still in this browser. One that was sent from this page has its `file`, too. */
export type StopPhoto =
  | { readonly imageId: string; readonly photo: Photo; readonly file?: Blob | null }
  | { readonly imageId: string; readonly upload: Upload };

/** Whether the server has it, though the list of stored photos may not say so yet. */
export function isOnServer(photo: StopPhoto): boolean {
  return 'photo' in photo || isStored(photo.upload);
}

/** Whether a phone that a computer let in added it, so that it may mark what it saw there. */
export function isByThisPhone(photo: StopPhoto): boolean {
  if (!('photo' in photo)) return true;
  const { file = null, photo: stored } = photo;
  // One that was sent from this page may be listed without the server's word.
  return file !== null || stored.added_by_this_phone === true;
}

/** How long ago a photo may have been taken to belong to this walk. */
const walkHours = 12;

/** Side and area of a photo that is taken at a stop, so that nobody has to label it. */
export function placementAt(
  { side, area }: Pick<WalkStop, 'side' | 'area'>,
  facing: Facing,
): PlacementFields {
  return {
    direction: side === null ? null : directionOf(side, facing),
    direction_said_as: 'house',
    front_faces: facing,
    area: areaOptions.find(({ id }) => id === area)?.label ?? null,
  };
}

/**
 * The photos of a stop, oldest first: those on their way, and stored ones of its side and area from the last hours. Without those
 * that the server refused, which no answer can name.
 * @param now milliseconds since 1970
 */
export function photosAt(
  stop: Pick<WalkStop, 'side' | 'area'>,
  facing: Facing,
  { photos, uploads, now }: { photos: readonly Photo[]; uploads: readonly Upload[]; now: number },
): readonly StopPhoto[] {
  const here = stop.side === null ? null : directionOf(stop.side, facing);
  const isHere = (direction: Direction | null, area: string | null | undefined) =>
    direction === here && parseArea(area) === stop.area;
  const since = now - walkHours * 60 * 60 * 1000;
  const uploadOf = (id: string) => uploads.find(({ imageId }) => imageId === id);
  const isSentHere = ({ placement }: Upload) =>
    placement !== null && isHere(sideToday(placement, facing), placement.area);
  const stored = photos.filter(({ image_id: id, placement, created_at: createdAt }) => {
    if (Date.parse(createdAt) < since) return false;
    if (placement !== null) return isHere(placement.direction, placement.area);
    // The server gets the placement after the photo.
    const upload = uploadOf(id);
    return upload !== undefined && isSentHere(upload);
  });
  const storedIds = new Set(photos.map(({ image_id: id }) => id));
  const unsent = uploads.filter(
    (upload) => !isRefused(upload) && isSentHere(upload) && !storedIds.has(upload.imageId),
  );
  // A photo may be stored while an older one is still on its way.
  return [
    ...stored.map((photo) => {
      const upload = uploadOf(photo.image_id);
      const at = upload?.keptAt ?? Date.parse(photo.created_at);
      return { at, shown: { imageId: photo.image_id, photo, file: upload?.file ?? null } };
    }),
    ...unsent.map((upload) => ({
      at: upload.keptAt,
      shown: { imageId: upload.imageId, upload },
    })),
  ]
    .sort((one, other) => one.at - other.at)
    .map(({ shown }) => shown);
}

/** An older photo shows another season. */
const labeledDays = 180;

/**
 * Areas of the house by which a photo shows what is asked at a stop; one of its side without an area may show all of it. No label tells
 * a photo of what is attached, or of the street.
 */
const areasOf: Record<WalkStop['kind'], readonly (AreaId | null)[]> = {
  wall: ['zone_0', 'siding', null],
  yard: ['zone_1', 'zone_2', null],
  roof: ['roof'],
  walls: ['siding'],
  attached: [],
  grounds: ['zone_1', 'zone_2'],
  street: [],
};

/** Where a photo of any side shows what is asked of the home as a whole: it is built the same all around. */
const sameAllAround: readonly WalkStop['kind'][] = ['roof', 'walls'];

/**
 * The newest photo of a stop's side that wasn't taken there on this walk, but chosen and labeled before; null if there is none. An
 * answer names it only if the owner marks the spot.
 * @param taken ids of the stop's own photos
 * @param now milliseconds since 1970
 */
export function labeledAt(
  stop: Pick<WalkStop, 'kind' | 'side'>,
  facing: Facing,
  { photos, taken, now }: { photos: readonly Photo[]; taken: readonly string[]; now: number },
): StopPhoto | null {
  const here = stop.side === null ? null : directionOf(stop.side, facing);
  const areas = areasOf[stop.kind];
  const since = now - labeledDays * 24 * 60 * 60 * 1000;
  const [newest] = photos
    .filter(({ image_id: id, placement, created_at: createdAt }) => {
      if (placement === null || taken.includes(id) || Date.parse(createdAt) < since) return false;
      return (
        (placement.direction === here || sameAllAround.includes(stop.kind)) &&
        areas.includes(parseArea(placement.area)) &&
        // Nobody knows what it shows.
        (placement.direction !== null || placement.area !== null)
      );
    })
    .sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));
  return newest === undefined ? null : { imageId: newest.image_id, photo: newest };
}

/** The side that a photo on its way shows: the same of the house, though its front may have turned since. */
function sideToday(placement: PlacementFields, facing: Facing): Direction | null {
  const direction = parseDirection(placement.direction);
  const { direction_said_as: saidAs = 'compass', front_faces: assumed } = placement;
  return direction && directionToday({ direction, saidAs }, assumed, facing);
}

/** Why another photo would be better than the newest one of a stop; known only in the tab where that one was taken. */
export function issueAt(
  { kind }: Pick<WalkStop, 'kind'>,
  photos: readonly StopPhoto[],
  uploads: readonly Upload[],
): PhotoIssue | null {
  const newest = photos.at(-1);
  if (newest === undefined) return null;
  const upload = uploads.find(({ imageId }) => imageId === newest.imageId);
  const issues = upload?.prepared?.issues ?? savedIssues(newest.imageId);
  return issueToMention(issues, kind === 'wall');
}
