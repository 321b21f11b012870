import { propertySchema, type CreateProperty, type Property } from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/client.ts';
import { randomUuid } from '../../lib/api/random-uuid.ts';
import { actionLimits, activityLog, assertWithinLimit } from '../../lib/limits/index.ts';
import { saveHome, propertyQuery } from '../../entities/property/index.ts';

/**
 * POST /api/properties. A request whose answer was lost may have created the property: repeating it with the same `id`
 * returns that property instead of creating a second one. If this visitor has no property with it, creates one under a
 * new id.
 * @throws ApiError
 */
export async function createProperty(body: CreateProperty): Promise<Property> {
  assertWithinLimit('createProperty');
  const property = await post(body).catch(async (error: unknown) => {
    if (body.id === undefined || !hasCode(error, 'invalid_property_id')) throw error;
    return (await findProperty(body.id)) ?? post({ ...body, id: randomUuid() });
  });
  actionLimits.count('createProperty');
  activityLog.note('property_operation', 'created');
  return property;
}

function post(body: CreateProperty): Promise<Property> {
  return callApi(apiPaths.properties(), propertySchema, { method: 'POST', body });
}

/**
 * Null if this visitor has no property with this id: the lost answer may have carried the cookie of a new visitor, who
 * owns it.
 */
async function findProperty(propertyId: string): Promise<Property | null> {
  try {
    return await callApi(apiPaths.property(propertyId), propertySchema);
  } catch (error) {
    if (hasCode(error, 'property_not_found')) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}

/** What was sent last, and under which id. Submitting the same content again reuses the id. */
interface Attempt {
  readonly id: string;
  readonly content: string;
}

export function useCreateProperty() {
  const queryClient = useQueryClient();
  const attempt = useRef<Attempt | null>(null);
  return useMutation({
    mutationFn: (request: Omit<CreateProperty, 'id'>) => {
      const content = JSON.stringify(request);
      const { id } = attempt.current?.content === content ? attempt.current : { id: randomUuid() };
      attempt.current = { id, content };
      return createProperty({ ...request, id });
    },
    onSuccess: (property) => {
      attempt.current = null;
      saveHome(property);
      queryClient.setQueryData(propertyQuery(property.id).queryKey, property);
    },
  });
}
