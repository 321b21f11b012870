import {
  analyzeRequestSchema,
  DssError,
  latitudeSchema,
  longitudeSchema,
  propertyIdSchema,
} from '@dss/domain';
import type { Logger } from 'pino';
import { parseImagePath } from '../photos/index.ts';

/**
 * The refusals of an analysis request have words of their own, in the specified order: property id, coordinates,
 * image paths, anything else. Takes the body as it came, because a wrong type there is one of these mistakes. Which
 * field else is wrong stands in the log alone.
 * @throws DssError `invalid_property_id`, `invalid_coordinates`, `invalid_image_path`, `invalid_analysis_request`
 */
export function assertSpecifiedForm(body: unknown, log: Logger): void {
  const { property_id: propertyId, place, placements, images } = recordOf(body);
  if (!propertyIdSchema.safeParse(propertyId).success) throw new DssError('invalid_property_id');
  for (const located of [place, ...listOf(placements)]) assertCoordinates(recordOf(located));
  for (const image of listOf(images)) parseImagePath(recordOf(image)['path']);
  const { error } = analyzeRequestSchema.safeParse(body);
  if (error === undefined) return;
  log.info({ issues: error.issues }, 'an analysis request was refused');
  throw new DssError('invalid_analysis_request', { cause: error });
}

/** A place may have no coordinates, or null ones, but not half of them. */
function assertCoordinates({ lat, lng }: Readonly<Record<string, unknown>>): void {
  const missing = (value: unknown) => value === undefined || value === null;
  if (missing(lat) && missing(lng)) return;
  const onEarth = latitudeSchema.safeParse(lat).success && longitudeSchema.safeParse(lng).success;
  if (!onEarth) throw new DssError('invalid_coordinates');
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
