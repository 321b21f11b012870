import type { QueryKey } from '@tanstack/react-query';

import { latestAnalysisQuery } from '../../entities/analysis/analyses.ts';
import { answersQuery } from '../../entities/answers/answers.ts';
import { disputesQuery } from '../../entities/answers/disputes.ts';
import { photosQuery } from '../../entities/photo/photos.ts';
import { planQuery } from '../../entities/plan/planned-actions.ts';
import { propertyQuery } from '../../entities/property/property.ts';
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
