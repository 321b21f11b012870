import { DssError, propertyIdSchema } from '@dss/domain';
import { z } from 'zod';

/**
 * The id of a property as a request wrote it.
 * @throws DssError `invalid_property_id` where it can't be one; `property_not_found` where none of ours looks like it
 */
export function parsePropertyId(text: string): string {
  if (!propertyIdSchema.safeParse(text).success) throw new DssError('invalid_property_id');
  const uuid = z.uuid().safeParse(text);
  if (!uuid.success) throw new DssError('property_not_found');
  return uuid.data.toLowerCase();
}
