import { photoSchema, type Photo } from '@dss/domain';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';

import { callApi } from '../api/client.ts';
import { tabStore } from '../browser-storage/index.ts';

const photosReplySchema = z.object({ photos: z.array(photoSchema) });

/**
 * GET /api/properties/{id}/photos. Asked again before the signed addresses expire, also when a page that slept
 * is looked at again, so that an open page keeps its photos.
 */
export function photosQuery(propertyId: string) {
  return queryOptions({
    queryKey: ['property', propertyId, 'photos'],
    queryFn: async ({ signal }) => {
      const path = `/api/properties/${encodeURIComponent(propertyId)}/photos`;
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

/**
 * Changes the list that the pages show, after the server has acknowledged the change. One that isn't here yet is asked
 * for instead: it would else be taken for the whole.
 */
export function changePhotos(
  queryClient: QueryClient,
  propertyId: string,
  change: (photos: readonly Photo[]) => Photo[],
): void {
  const { queryKey } = photosQuery(propertyId);
  if (queryClient.getQueryData(queryKey) === undefined) {
    void queryClient.invalidateQueries({ queryKey });
    return;
  }
  queryClient.setQueryData(queryKey, (photos) => photos && change(photos));
}

/** Puts a stored photo into the list, at its end if it is new. */
export function withPhoto(photos: readonly Photo[], stored: Photo): Photo[] {
  return photos.some((photo) => photo.image_id === stored.image_id)
    ? photos.map((photo) => (photo.image_id === stored.image_id ? stored : photo))
    : [...photos, stored];
}

/** Photos' addresses are asked for again this long before the first of them expires. */
export const renewalMarginMs = 5 * 60 * 1000;

/** Even a clock that is far off asks no more often than this. */
export const shortestRenewalMs = 30 * 1000;

/**
 * How long the photos' signed addresses may be used from now on, in milliseconds; null without a photo.
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
 * Remembers, as long as the tab is open, in which order photos were chosen.
 * @param inPlaceOf the photo that they replace
 */
export function noteChosen(imageIds: readonly string[], inPlaceOf?: string): void {
  const chosen = readChosen();
  const place = inPlaceOf === undefined ? -1 : chosen.indexOf(inPlaceOf);
  const noted = place < 0 ? [...chosen, ...imageIds] : chosen.toSpliced(place, 1, ...imageIds);
  tabStore.write(chosenStoreName, noted.join(' '));
}

function readChosen(): string[] {
  return tabStore.read(chosenStoreName)?.split(' ') ?? [];
}

/** Photos as they were chosen in this tab, after those from elsewhere; those stay in the server's order. */
function inChosenOrder(photos: readonly Photo[]): Photo[] {
  return sortAsChosen(photos, readChosen());
}

/**
 * Uploads that run beside each other arrive in any order; they are shown as they were chosen.
 * @param chosen ids in the order they were chosen; photos that aren't among them come first, as they are
 */
export function sortAsChosen<P extends Pick<Photo, 'image_id'>>(
  photos: readonly P[],
  chosen: readonly string[],
): P[] {
  const ranks = new Map(chosen.map((imageId, rank) => [imageId, rank]));
  const rank = ({ image_id: imageId }: P) => ranks.get(imageId) ?? -1;
  return photos.toSorted((one, other) => rank(one) - rank(other));
}

/** What a photo is called: the owner's name for it, else its file's, else its place in the list. */
export function photoName(photo: Pick<Photo, 'file_name' | 'placement'>, index: number): string {
  return photo.placement?.name ?? photo.file_name ?? String(index + 1);
}

/** A name for little room: cameras count at its end, so what is the same in all of them goes first. */
export function shortPhotoName(name: string): string {
  return name.replace(/(?<=.)\.(?:jpe?g|png|webp|hei[cf])$/i, '');
}
