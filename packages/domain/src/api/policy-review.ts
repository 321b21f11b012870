import { z } from 'zod';
import { policyReviewLimits } from '../limits/index.ts';
import { propertyIdSchema } from '../validation/index.ts';

const { name, email, phone, notes } = policyReviewLimits;
const requiredName = z.string().trim().min(1).max(name);
/** Absent, null and blank all mean none. */
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => (text === undefined || text === '' ? null : text));

/**
 * The body of `send-policy-review`. First name, last name and email are required (specification, section 5); everything is
 * stored as typed.
 */
export const policyReviewRequestSchema = z.object({
  firstName: requiredName,
  lastName: requiredName,
  email: z.string().trim().max(email).pipe(z.email()),
  phone: optionalText(phone),
  notes: optionalText(notes),
  /** The property on whose page it was sent. */
  property_id: propertyIdSchema.nullish(),
  /** Identifies the request, so that a repeated one is stored once. */
  request_id: z.uuid().optional(),
  /** A field that people don't see, and programs that fill in forms do. */
  website: z.string().max(200).nullish(),
  /** How long the form was open, in milliseconds. */
  open_ms: z.int().min(0).nullish(),
});

export const policyReviewReplySchema = z.object({ success: z.literal(true) });

export type PolicyReviewRequest = z.infer<typeof policyReviewRequestSchema>;
