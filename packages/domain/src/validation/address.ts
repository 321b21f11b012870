import { z } from 'zod';
import { sanitizeText } from './text.ts';

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
