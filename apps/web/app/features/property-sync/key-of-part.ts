import type { QueryKey } from '@tanstack/react-query';

import { latestAnalysisQuery } from '../../entities/analysis/index.ts';
import { answersQuery, disputesQuery } from '../../entities/answers/index.ts';
import { photosQuery } from '../../entities/photo/index.ts';
import { planQuery } from '../../entities/plan/index.ts';
import { propertyQuery } from '../../entities/property/index.ts';
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
