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

/**
 * What became of a request: `new` until its mail to the agency is sent, `failed` if that was given up, `answered` once an operator
 * says so.
 */
export const policyReviewStatusSchema = z.enum(['new', 'mailed', 'failed', 'answered']);

/** A request as operators see it. */
export const storedPolicyReviewSchema = z.object({
  id: z.uuid(),
  status: policyReviewStatusSchema,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  notes: z.string().nullable(),
  /** The language of the form. */
  locale: z.string(),
  property_id: z.uuid().nullable(),
  /** Kept and not sent on, because no person seems to have typed it. */
  suspected_spam: z.boolean(),
  created_at: z.iso.datetime(),
});
export const storedPolicyReviewsSchema = z.object({ requests: z.array(storedPolicyReviewSchema) });
export const setPolicyReviewStatusSchema = z.object({ status: policyReviewStatusSchema });

export type PolicyReviewStatus = z.infer<typeof policyReviewStatusSchema>;
