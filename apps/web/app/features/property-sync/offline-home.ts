import {
  actionPlanSchema,
  analysisSchema,
  photoSchema,
  propertySchema,
  storedAnswerSchema,
  storedDisputeSchema,
} from '@dss/domain';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';

import { isServerUnreachable } from '../../lib/api/api-error.ts';
import { homeToMake, type HomeToMake } from '../../lib/api/homes-to-make.ts';
import type { OfflineHomes, OfflinePart } from '../../lib/device/offline/offline-homes.ts';
import { isPropertyMissing } from '../../entities/property/property.ts';
import { propertyToMake } from '../../entities/property/property-to-make.ts';
import { propertyParts, type PropertyPart } from './changed-parts.ts';
import { keyOfPart } from './key-of-part.ts';

/** Parts that were kept by another version of the page may look different; they don't count then. */
const schemas: Readonly<Record<PropertyPart, z.ZodType>> = {
  property: propertySchema,
  photos: z.array(photoSchema),
  answers: z.array(storedAnswerSchema),
  disputes: z.array(storedDisputeSchema),
  plan: actionPlanSchema,
  analysis: analysisSchema.nullable(),
};

/** A home that the server doesn't have yet: what its owner typed, and nothing else. Older than whatever the server says. */
function partsToMake(home: HomeToMake): readonly OfflinePart[] {
  const data: Readonly<Record<PropertyPart, unknown>> = {
    property: propertyToMake(home),
    photos: [],
    answers: [],
    disputes: [],
    plan: { step_ids: [], done: [] },
    analysis: null,
  };
  const { id: propertyId, madeAt } = home;
  return propertyParts.map((part) => ({
    propertyId,
    part,
    data: data[part],
    keptAt: madeAt,
  }));
}

/**
 * Keeps each part of a property that the page has, fetches or changes, and shows the kept parts where the server can't be reached:
 *  only those that the page doesn't have, and only until it answers. Forgets them where the server knows no such property.
 * @returns a function that ends that
 */
export function keepHome(
  queryClient: QueryClient,
  propertyId: string,
  { homes, isOnline }: { homes: OfflineHomes; isOnline: () => boolean },
): () => void {
  let ended = false;
  const partOfHash = new Map(
    propertyParts.map((part) => [hashKey(keyOfPart[part](propertyId)), part]),
  );

  async function showSavedParts(): Promise<void> {
    // Without a database, the page says that it couldn't be loaded.
    const parts = await homes.ofProperty(propertyId).catch(() => []);
    const toMake = homeToMake(propertyId);
    for (const { part: name, data, keptAt } of [
      ...parts,
      ...(toMake === null ? [] : partsToMake(toMake)),
    ]) {
      const part = propertyParts.find((each) => each === name);
      if (ended || part === undefined) continue;
      const queryKey = keyOfPart[part](propertyId);
      const parsed = schemas[part].safeParse(data);
      if (!parsed.success || queryClient.getQueryData(queryKey) !== undefined) continue;
      const failed = queryClient.getQueryState(queryKey)?.error ?? null;
      queryClient.setQueryData(queryKey, parsed.data, { updatedAt: keptAt });
      // Having data, the query forgets why the server refused, if it did so before the database answered: it is asked again.
      if (failed !== null && !isServerUnreachable(failed))
        void queryClient.refetchQueries({ queryKey });
    }
  }

  function keep(part: PropertyPart): void {
    const state = queryClient.getQueryState(keyOfPart[part](propertyId));
    if (state?.data === undefined) return;
    const { data, dataUpdatedAt: keptAt } = state;
    void homes.keep({ propertyId, part, data, keptAt }).catch(() => undefined);
  }

  // What the page before this one fetched isn't fetched again.
  for (const part of propertyParts) keep(part);
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    const part = partOfHash.get(event.query.queryHash);
    if (part === undefined || event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'success') keep(part);
    if (action.type !== 'failed' && action.type !== 'error') return;
    if (isServerUnreachable(action.error)) void showSavedParts();
    if (isPropertyMissing(action.error)) void homes.forget(propertyId).catch(() => undefined);
  });
  if (!isOnline() || homeToMake(propertyId) !== null) void showSavedParts();

  return () => {
    ended = true;
    unsubscribe();
  };
}
