import {
  analysisSchema,
  photoSchema,
  propertySchema,
  type Analysis,
  type ListedProperty,
} from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';

import { useHomesToMake } from '../../lib/api/homes-to-make.ts';
import { offlineHomes, type OfflinePart } from '../../lib/device/offline/offline-homes.ts';
import { propertyToMake } from '../../entities/property/property-to-make.ts';

/** The homes that only this browser has, the newest first. */
export function useListToMake(): readonly ListedProperty[] {
  return useHomesToMake()
    .map((home) => listed(propertyToMake(home), 0, null))
    .reverse();
}

/** The homes that were opened in this browser, as they were then, the newest first. Undefined until they are known, and while `enabled` is false. */
export function useSavedList(enabled: boolean): readonly ListedProperty[] | undefined {
  return useQuery({
    queryKey: ['kept-homes'],
    queryFn: async () => fromParts(await offlineHomes.all().catch(() => [])),
    networkMode: 'always',
    staleTime: 0,
    enabled,
  }).data;
}

const photosSchema = z.array(photoSchema);

/** Those of which at least the address was kept. Parts that another version of the page kept may look different. */
export function fromParts(parts: readonly OfflinePart[]): readonly ListedProperty[] {
  const dataOf = (propertyId: string, name: string) =>
    parts.find((each) => each.propertyId === propertyId && each.part === name)?.data;
  return [...new Set(parts.map(({ propertyId }) => propertyId))]
    .flatMap((id) => {
      const property = propertySchema.safeParse(dataOf(id, 'property')).data;
      // A phone that was let in may only add to it.
      if (property === undefined || property.phone_until !== undefined) return [];
      const photos = photosSchema.safeParse(dataOf(id, 'photos')).data ?? [];
      const analysis = analysisSchema.safeParse(dataOf(id, 'analysis')).data ?? null;
      return [listed(property, photos.length, analysis)];
    })
    .sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));
}

function listed(
  property: z.infer<typeof propertySchema>,
  photoCount: number,
  analysis: Analysis | null,
): ListedProperty {
  return {
    ...property,
    photo_count: photoCount,
    // Its address is valid for an hour only.
    thumbnail_url: null,
    newest_result: analysis && {
      score: analysis.dss_score,
      band: analysis.band,
      provisional: analysis.provisional,
      range: analysis.range,
      confidence_percent: analysis.confidence_percent,
      exposure: analysis.explanation.exposure,
      enough_seen: analysis.enough_seen,
      created_at: analysis.created_at,
    },
  };
}
