import { z } from 'zod';

import { textLimits, photoLimits } from '../limits/index.ts';
import type { ErrorCode } from '../errors/catalog.ts';

/**
 * Removes the characters < > ' " &, trims, and cuts to 1000 characters (specification, section 5).
 * Applies to address and nickname only: every other text is stored as typed and escaped where shown.
 */
export function sanitizeText(text: string): string {
  return text
    .replaceAll(/[<>'"&]/g, '')
    .trim()
    .slice(0, textLimits.sanitizedText);
}

/** A typed address: sanitized, and not empty afterward. */
export const addressSchema = z
  .string()
  .transform(sanitizeText)
  .refine((text) => text.length > 0, { error: 'Please enter a valid address' });

/** An optional nickname: absent or blank is none; given, it must keep something after sanitizing. */
export const nicknameSchema = z
  .string()
  .optional()
  .transform((text) => (text === undefined || text.trim() === '' ? null : sanitizeText(text)))
  .refine((text) => text === null || text.length > 0, {
    error: 'Please enter a valid property nickname',
  });

/** A property id as requests may write it: 1-100 letters, digits, underscores, hyphens. */
export const propertyIdSchema = z
  .string()
  .min(1)
  .max(textLimits.propertyId)
  .regex(/^[A-Za-z0-9_-]+$/, { error: 'Invalid property ID format' });

/** The client's own id of a photo, unique within its property; a label such as 'front' is a valid one. */
export const imageIdSchema = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[A-Za-z0-9_-]+$/);

/** A storage path: at most 500 characters, no '..', no leading '/', only letters, digits and / _ . - */
export const imagePathSchema = z
  .string()
  .min(1)
  .max(textLimits.imagePath)
  .regex(/^[A-Za-z0-9_.-][A-Za-z0-9/_.-]*$/)
  .refine((path) => !path.includes('..'));

export const latitudeSchema = z.number().min(-90).max(90);
export const longitudeSchema = z.number().min(-180).max(180);

/**
 * Checks the chosen file before it is sent: type, size, name (specification, section 5).
 * @returns the code of the first rule it breaks, or null. `type` is the browser's MIME type.
 */
export function checkPhotoFile(file: {
  name: string;
  type: string;
  size: number;
}): ErrorCode | null {
  if (file.size > photoLimits.maxBytes) return 'file_too_large';
  if (!(photoLimits.acceptedTypes as readonly string[]).includes(file.type.toLowerCase())) {
    return 'invalid_file_type';
  }
  return checkFileName(file.name) ?? (file.size === 0 ? 'photo_empty' : null);
}

/** A file name has at most 255 characters and none of < > : " | ? * \ (nor NUL, which no system allows in a name). */
export function checkFileName(name: string): ErrorCode | null {
  if (name.length > photoLimits.maxFileNameLength) return 'file_name_too_long';
  return /[<>:"|?*\\]/.test(name) || name.includes('\0') ? 'file_name_invalid' : null;
}
