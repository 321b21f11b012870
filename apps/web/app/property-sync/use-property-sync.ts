import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { latestAnalysisQuery } from '../analysis/index.ts';
import { answersQuery, disputesQuery } from '../corrections/index.ts';
import { photosQuery } from '../photos/index.ts';
import { propertyQuery } from '../properties/index.ts';
import { usePropertyEvents } from '../realtime/index.ts';
import { gatherParts, partChangedBy, propertyParts, type PropertyPart } from './changed-parts.ts';

const keyOfPart: Readonly<Record<PropertyPart, (propertyId: string) => QueryKey>> = {
  property: (propertyId) => propertyQuery(propertyId).queryKey,
  photos: (propertyId) => photosQuery(propertyId).queryKey,
  answers: (propertyId) => answersQuery(propertyId).queryKey,
  disputes: (propertyId) => disputesQuery(propertyId).queryKey,
  analysis: (propertyId) => latestAnalysisQuery(propertyId).queryKey,
};

/**
 * Refetches a screen's data when the property is changed elsewhere: on another device, in another tab, by the analysis.
 */
export function usePropertySync(propertyId: string): void {
  const queryClient = useQueryClient();
  const gathering = useMemo(
    () =>
      gatherParts((parts) => {
        for (const part of parts) {
          // `exact`, because the property's own key is a prefix of all the others.
          const queryKey = keyOfPart[part](propertyId);
          void queryClient.invalidateQueries({ queryKey, exact: true });
        }
      }),
    [queryClient, propertyId],
  );
  useEffect(() => gathering.stop, [gathering]);
  usePropertyEvents(propertyId, {
    onEvent: (event) => {
      const part = partChangedBy(event);
      if (part !== null) gathering.add(part);
    },
    onGap: () => gathering.add(...propertyParts),
  });
}
