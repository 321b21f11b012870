import { propertySchema, type CreateProperty, type Property } from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { ApiError, isServerUnreachable } from '../../lib/api/api-error.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi, makeHome, parseReply } from '../../lib/api/client.ts';
import {
  forgetHomeToMake,
  keepHomeToMake,
  makeNamed,
  type HomeToMake,
} from '../../lib/api/homes-to-make.ts';
import { randomUuid } from '../../lib/api/random-uuid.ts';
import { askToPersist } from '../../lib/device/storage/persist.ts';
import { actionLimits, activityLog, assertWithinLimit } from '../../lib/limits/index.ts';
import { propertyToMake } from '../../entities/property/property-to-make.ts';
import { saveHome } from '../../entities/property/last-home.ts';
import { propertyQuery } from '../../entities/property/property.ts';

interface MadeHome {
  readonly property: Property;
  /** Whether the server has it. Otherwise this browser keeps it, and makes it as soon as the server can be reached. */
  readonly isMade: boolean;
}

/**
 * Makes a home, on the server if it can be reached. It is kept first, with the id that it will have, so that neither a lost answer nor a
 * reload loses or doubles it.
 * @throws ApiError if the server refuses it; then nothing is kept
 */
export async function createProperty(home: HomeToMake): Promise<MadeHome> {
  assertWithinLimit('createProperty');
  keepHomeToMake(home);
  try {
    // Without a connection nobody waits until the browser has found that out.
    if (!navigator.onLine) return kept(home);
    let made: unknown = null;
    const making = makeNamed(home.id, async (body) => {
      made = await makeHome(body);
    });
    // It goes on, and what is asked of the home waits for it.
    if ((await Promise.race([making, tooLong()])) === 'too long') return kept(home);
    // Another part of the page, or another tab, may have been first.
    const property =
      made === null
        ? await callApi(apiPaths.property(home.id), propertySchema)
        : parseReply(201, made, propertySchema);
    count();
    return { property, isMade: true };
  } catch (error) {
    if (isServerUnreachable(error)) return kept(home);
    forgetHomeToMake(home.id);
    // What an earlier request made has been deleted meanwhile.
    const isGone = error instanceof ApiError && error.code === 'property_not_found';
    if (isGone) return createProperty({ ...home, id: randomUuid() });
    throw error;
  }
}

/** Far from any antenna, a request may neither succeed nor fail. */
const patienceMs = 15_000;

function tooLong(): Promise<'too long'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('too long'), patienceMs);
  });
}

function kept(home: HomeToMake): MadeHome {
  count();
  askToPersist();
  return { property: propertyToMake(home), isMade: false };
}

function count(): void {
  actionLimits.count('createProperty');
  activityLog.note('property_operation', 'created');
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
    mutationFn: ({ address, nickname, place }: Omit<CreateProperty, 'id'>) => {
      const request = {
        address,
        ...(nickname !== undefined && { nickname }),
        ...(place && { place }),
      };
      const content = JSON.stringify(request);
      const { id } = attempt.current?.content === content ? attempt.current : { id: randomUuid() };
      attempt.current = { id, content };
      return createProperty({ ...request, id, madeAt: Date.now() });
    },
    // Without a connection it is kept, which doesn't wait for one.
    networkMode: 'always',
    onSuccess: ({ property, isMade }) => {
      attempt.current = null;
      saveHome(property);
      const { queryKey } = propertyQuery(property.id);
      queryClient.setQueryData(queryKey, property, isMade ? {} : { updatedAt: 0 });
    },
  });
}
