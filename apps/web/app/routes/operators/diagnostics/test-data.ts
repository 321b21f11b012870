import {
  photoSchema,
  placementSchema,
  propertyListSchema,
  propertySchema,
  removedTestDataSchema,
  testImagesSchema,
  testPropertyPrefix,
  type ListedProperty,
  type Photo,
  type Property,
} from '@dss/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { useAccount } from '../../../entities/account/account.ts';
import { ask, type Answer } from './calls.ts';
import { failedBy } from './check.tsx';
import { toastFailure } from './diagnostics-page.tsx';
import { words } from './words.ts';

/** A house in California, so that maps have something to show. */
export const testPlace = { lat: 38.7296, lng: -120.7985 };
/** How the names of test images begin, by which they are found and deleted. */
export const testImagePrefix = 'test-';

/** @throws CheckFailed if the answer is an error, or not what was expected */
export function expectAnswer<Schema extends z.ZodType>(
  answer: Answer,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(answer.json);
  if (answer.status < 200 || answer.status > 299 || !parsed.success) {
    throw failedBy(answer);
  }
  return parsed.data;
}

/** @throws CheckFailed */
export function createTestProperty(): Promise<Property> {
  const address = `${testPropertyPrefix} ${new Date().toISOString().slice(0, 19).replace('T', ' ')}`;
  return saveProperty({ address, ...testPlace });
}

/** @throws CheckFailed */
export async function saveProperty(body: object): Promise<Property> {
  return expectAnswer(await ask('POST', apiPaths.properties(), body), propertySchema);
}

/** All properties of whoever is signed in, newest first. @throws CheckFailed */
export async function listOwnProperties(userId: string): Promise<ListedProperty[]> {
  const properties: ListedProperty[] = [];
  let after: string | null = null;
  do {
    const page: z.output<typeof propertyListSchema> = expectAnswer(
      await ask('GET', apiPaths.properties(after)),
      propertyListSchema,
    );
    properties.push(...page.properties.filter(({ user_id: owner }) => owner === userId));
    after = page.next_cursor;
  } while (after !== null);
  return [...properties].sort((one, other) => other.created_at.localeCompare(one.created_at));
}

/** The properties of whoever is signed in; says so if they can't be loaded. */
export function useOwnProperties() {
  const { data: account } = useAccount();
  const userId = account?.id ?? null;
  const query = useQuery(
    queryOptions({
      queryKey: ['diagnostics', 'properties', userId],
      queryFn: () => (userId === null ? [] : listOwnProperties(userId)),
      enabled: userId !== null,
      staleTime: 0,
      retry: false,
    }),
  );
  const { error } = query;
  useEffect(() => {
    if (error !== null) toastFailure(words.common.loadPropertiesFailed, error);
  }, [error]);
  return query;
}

/** @throws CheckFailed */
export async function listPhotos(propertyId: string): Promise<Photo[]> {
  const answer = await ask('GET', apiPaths.photos(propertyId));
  return expectAnswer(answer, z.object({ photos: z.array(photoSchema) })).photos;
}

/** Has the server make two test images. @throws CheckFailed */
export async function makeTestImages() {
  const answer = await ask('POST', apiPaths.testImages());
  const { made_by: madeBy, images } = expectAnswer(answer, testImagesSchema);
  return {
    madeBy,
    images: images.map(({ image_id: id, content_type: type, base64 }) => ({
      imageId: `${testImagePrefix}${id}`,
      file: new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], {
        type,
      }),
    })),
  };
}

/** Stores a file as a photo. @throws CheckFailed, also where the product refuses it */
export async function upload(propertyId: string, imageId: string, file: Blob): Promise<Photo> {
  return expectAnswer(await ask('PUT', apiPaths.photo(propertyId, imageId), file), photoSchema);
}

/** @throws CheckFailed */
export async function place(propertyId: string, imageId: string, fields: object) {
  const answer = await ask('PUT', apiPaths.placement(propertyId, imageId), fields);
  return expectAnswer(answer, placementSchema);
}

/** @throws CheckFailed */
export async function remove(path: string): Promise<void> {
  const answer = await ask('DELETE', path);
  if (answer.status !== 204) throw failedBy(answer);
}

export type Removed = z.output<typeof removedTestDataSchema>;

/** Removes one test property for good. @throws CheckFailed */
export async function removeTestProperty(propertyId: string): Promise<Removed> {
  const answer = await ask('DELETE', apiPaths.testProperty(propertyId));
  return expectAnswer(answer, removedTestDataSchema);
}

/** Removes every test property of whoever is signed in, those of earlier runs too. @throws CheckFailed */
export async function removeAllTestData(userId: string): Promise<Removed> {
  const sum = { placements: 0, images: 0, files: 0, properties: 0 };
  for (const { id, address } of await listOwnProperties(userId)) {
    if (!address.startsWith(testPropertyPrefix)) continue;
    // One after the other: they share the account's limits.
    const removed = await removeTestProperty(id);
    sum.placements += removed.placements;
    sum.images += removed.images;
    sum.files += removed.files;
    sum.properties += removed.properties;
  }
  return sum;
}
