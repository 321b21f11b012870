import { z } from 'zod';
import { textLimits } from '../limits/index.ts';

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
