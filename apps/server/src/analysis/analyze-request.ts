import {
  DssError,
  imagePathSchema,
  latitudeSchema,
  longitudeSchema,
  propertyIdSchema,
} from '@dss/domain';

/**
 * The refusals of an analysis request that have words of their own, in the specified order: property id,
 * coordinates, image paths. Takes the body as it came, because a wrong type there is one of these mistakes.
 * @throws DssError `invalid_property_id`, `invalid_coordinates`, `invalid_image_path`
 */
export function assertSpecifiedForm(body: unknown): void {
  const { property_id: propertyId, place, placements, images } = recordOf(body);
  if (!propertyIdSchema.safeParse(propertyId).success) throw new DssError('invalid_property_id');
  for (const located of [place, ...listOf(placements)]) assertCoordinates(recordOf(located));
  for (const image of listOf(images)) assertImagePath(recordOf(image)['path']);
}

function assertCoordinates({ lat, lng }: Readonly<Record<string, unknown>>): void {
  const isGiven = (value: unknown) => value !== undefined && value !== null;
  const wrong =
    (isGiven(lat) && !latitudeSchema.safeParse(lat).success) ||
    (isGiven(lng) && !longitudeSchema.safeParse(lng).success);
  if (wrong) throw new DssError('invalid_coordinates');
}

function assertImagePath(path: unknown): void {
  if (imagePathSchema.safeParse(path).success) return;
  const shown = typeof path === 'string' ? path.slice(0, 500) : JSON.stringify(path ?? null);
  throw new DssError('invalid_image_path', { values: { path: shown } });
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
