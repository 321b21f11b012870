import { commandApi } from '../api/client.ts';
import type { Deleted } from './undo-offers.ts';

/** POST …/restore for a property or a photo. Something that isn't deleted counts as restored. */
export async function restore(deleted: Deleted): Promise<void> {
  const property = `/api/properties/${encodeURIComponent(deleted.propertyId)}`;
  const path =
    deleted.kind === 'property'
      ? property
      : `${property}/photos/${encodeURIComponent(deleted.imageId)}`;
  await commandApi(`${path}/restore`, { method: 'POST' });
}
