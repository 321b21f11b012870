import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { commandApi } from '../../lib/api/client.ts';
import { forgetHomeToMake, homeToMake } from '../../lib/api/homes-to-make.ts';
import { activityLog } from '../../lib/limits/index.ts';
import { forgetAddress } from '../../entities/leads/track.ts';
import { offlineHomes } from '../../lib/device/offline/offline-homes.ts';
import { propertiesKey } from '../../entities/property/homes.ts';
import { forgetBegunWalk } from '../../entities/property/begun-walk.ts';
import { forgetHome } from '../../entities/property/last-home.ts';
import { propertyQuery } from '../../entities/property/property.ts';

/** Signed out meanwhile, for example: the home may well be accepted later. */
const unauthorized = 401;

/**
 * DELETE /api/properties/{id}. A property that is already gone counts as deleted, and so does one that the server doesn't accept.
 * @returns whether the server can restore it
 */
export async function deleteProperty(propertyId: string): Promise<boolean> {
  try {
    await sendDeletion(apiPaths.property(propertyId));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Only this browser has it, and nobody will ever have it.
    const isRefused =
      homeToMake(propertyId) !== null && !error.retryable && error.status !== unauthorized;
    if (isRefused) {
      forgetHomeToMake(propertyId);
      return false;
    }
    if (error.code !== 'property_not_found') throw error;
  }
  return true;
}

async function sendDeletion(path: string): Promise<void> {
  await commandApi(path, { method: 'DELETE' });
  activityLog.note('property_operation', 'deleted');
}

/** Removes a deleted property from everything that this browser has saved. */
export function forgetProperty(queryClient: QueryClient, propertyId: string): void {
  forgetHome(propertyId);
  forgetBegunWalk(propertyId);
  forgetAddress(propertyId);
  void offlineHomes.forget(propertyId).catch(() => undefined);
  queryClient.removeQueries({ queryKey: propertyQuery(propertyId).queryKey });
  void queryClient.invalidateQueries({ queryKey: propertiesKey });
}

/**
 * Deletes a property without photos. Fails with `property_has_photos` if another device has added some that this page
 * doesn't know about.
 */
export function useDeleteEmptyProperty() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (propertyId: string) => sendDeletion(apiPaths.propertyWithoutPhotos(propertyId)),
    onSuccess: (_nothing, propertyId) => forgetProperty(queryClient, propertyId),
  });
}
