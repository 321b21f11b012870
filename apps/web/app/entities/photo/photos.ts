import { parseArea, photoSchema, type Photo } from '@dss/domain';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { changeCached } from '../../lib/api/change-cached.ts';
import { callApi } from '../../lib/api/client.ts';
import { tabStore } from '../../lib/device/storage/browser-store.ts';
import { propertyKey } from '../property/property.ts';

const photosReplySchema = z.object({ photos: z.array(photoSchema) });

/**
 * GET /api/properties/{id}/photos. Refetched before the signed URLs expire, and when a sleeping page becomes visible
 * again, so that an open page keeps showing its photos.
 */
export function photosQuery(propertyId: string) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'photos'],
    queryFn: async ({ signal }) => {
      const path = apiPaths.photos(propertyId);
      return (await callApi(path, photosReplySchema, { signal })).photos;
    },
    staleTime: (query) => {
      const { data, dataUpdatedAt } = query.state;
      return (data && renewalDelay(data, dataUpdatedAt)) ?? Infinity;
    },
    refetchInterval: (query) =>
      (query.state.data && renewalDelay(query.state.data, Date.now())) ?? false,
  });
}

export function usePhotos(propertyId: string) {
  return useQuery({ ...photosQuery(propertyId), select: inChosenOrder });
}

/** Changes the cached photo list after the server has confirmed a change. */
export function changePhotos(
  queryClient: QueryClient,
  propertyId: string,
  change: (photos: readonly Photo[]) => Photo[],
): void {
  changeCached(queryClient, photosQuery(propertyId).queryKey, change);
}

/** Whether its owner has said what a photo shows: a side, or the roof. */
export function isPlaced({ placement }: Photo): boolean {
  return (
    placement !== null && (placement.direction !== null || parseArea(placement.area) === 'roof')
  );
}

/** Replaces a photo in the list, or appends it if it is new. */
export function withPhoto(photos: readonly Photo[], stored: Photo): Photo[] {
  return photos.some((photo) => photo.image_id === stored.image_id)
    ? photos.map((photo) => (photo.image_id === stored.image_id ? stored : photo))
    : [...photos, stored];
}

/** How long before the first signed URL expires the photos are fetched again. */
export const renewalMarginMs = 5 * 60 * 1000;

/** Minimum time between those fetches, even if the browser's clock is far off. */
export const shortestRenewalMs = 30 * 1000;

/**
 * How long the photos' signed URLs are still valid, in milliseconds; null without photos.
 * @param now milliseconds since 1970
 */
export function renewalDelay(
  photos: readonly { urls_expire_at: string }[],
  now: number,
): number | null {
  if (photos.length === 0) return null;
  const firstExpiry = Math.min(...photos.map((photo) => Date.parse(photo.urls_expire_at)));
  return Math.max(shortestRenewalMs, firstExpiry - renewalMarginMs - now);
}

const chosenStoreName = 'dss-choosing-order';

/**
 * Remembers the order in which photos were chosen, as long as the tab is open.
 * @param inPlaceOf the photo that they replace
 */
export function noteChosen(imageIds: readonly string[], inPlaceOf?: string): void {
  const chosen = readChosen();
  const place = inPlaceOf === undefined ? -1 : chosen.indexOf(inPlaceOf);
  const noted =
    place < 0
      ? [...chosen, ...imageIds]
      : [...chosen.slice(0, place), ...imageIds, ...chosen.slice(place + 1)];
  tabStore.write(chosenStoreName, noted.join(' '));
}

function readChosen(): string[] {
  return tabStore.read(chosenStoreName)?.split(' ') ?? [];
}

/** Photos chosen in this tab come last, in the order chosen; all others keep the server's order. */
function inChosenOrder(photos: readonly Photo[]): Photo[] {
  return sortAsChosen(photos, readChosen());
}

/**
 * Parallel uploads finish in any order; this sorts photos the way they were chosen.
 * @param chosen ids in the order chosen; photos that aren't in it come first, in their given order
 */
export function sortAsChosen<P extends Pick<Photo, 'image_id'>>(
  photos: readonly P[],
  chosen: readonly string[],
): P[] {
  const ranks = new Map(chosen.map((imageId, rank) => [imageId, rank]));
  const rank = ({ image_id: imageId }: P) => ranks.get(imageId) ?? -1;
  return [...photos].sort((one, other) => rank(one) - rank(other));
}

/** A photo's name: the one its owner gave it, else its file name, else its position in the list. */
export function photoName(photo: Pick<Photo, 'file_name' | 'placement'>, index: number): string {
  return photo.placement?.name ?? photo.file_name ?? String(index + 1);
}

/** A short name for tight spaces, without the file extension: cameras number their files at the end of the name. */
export function shortPhotoName(name: string): string {
  return name.replace(/(.)\.(?:jpe?g|png|webp|hei[cf])$/i, '$1');
}
