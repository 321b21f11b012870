import type { QueryKey } from '@tanstack/react-query';

import { latestAnalysisQuery } from '../analysis/index.ts';
import { answersQuery, disputesQuery } from '../corrections/index.ts';
import { photosQuery } from '../photos/index.ts';
import { planQuery } from '../plan/index.ts';
import { propertyQuery } from '../properties/index.ts';
import type { PropertyPart } from './changed-parts.ts';

/** The key of the query that fetches a part. */
export const keyOfPart: Readonly<Record<PropertyPart, (propertyId: string) => QueryKey>> = {
  property: (propertyId) => propertyQuery(propertyId).queryKey,
  photos: (propertyId) => photosQuery(propertyId).queryKey,
  answers: (propertyId) => answersQuery(propertyId).queryKey,
  disputes: (propertyId) => disputesQuery(propertyId).queryKey,
  plan: (propertyId) => planQuery(propertyId).queryKey,
  analysis: (propertyId) => latestAnalysisQuery(propertyId).queryKey,
};
