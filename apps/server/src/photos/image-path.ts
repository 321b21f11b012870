import { DssError, imagePathSchema, textLimits } from '@dss/domain';

/**
 * A storage path as a request wrote it, of whatever type.
 * @throws DssError `invalid_image_path`, showing it
 */
export function parseImagePath(value: unknown): string {
  const parsed = imagePathSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidImagePath(value);
}

export function invalidImagePath(value: unknown): DssError {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return new DssError('invalid_image_path', {
    values: { path: text.slice(0, textLimits.imagePath) },
  });
}
