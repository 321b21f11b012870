import { z } from 'zod';
import { policyReviewLimits } from '../limits/index.ts';
import { propertyIdSchema } from '../validation/index.ts';
import { placeSchema } from './property.ts';

const { name, email, phone } = policyReviewLimits;
/** Absent, null and blank all mean none. */
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => (text === undefined || text === '' ? null : text));

/** Who can be contacted: an email address or a phone number at least. */
export const leadSchema = z.object({
  email: optionalText(email),
  phone: optionalText(phone),
  first_name: optionalText(name),
  last_name: optionalText(name),
});

export const trackedAddressSchema = z.object({
  full_address: z.string().trim().min(1).max(1000),
  /** Where it was given, such as 'new_property'. */
  source: z.string().min(1).max(50),
  extra_data: placeSchema,
});

const visitText = z.string().max(500).optional();

/** What a page knows of the visit. The server adds what it reads of the request: the browser, the device and the time. */
export const visitSchema = z.object({
  session_id: z.string().min(1).max(100),
  /** Without whatever identifies one visitor. */
  landing_page: z.string().max(500),
  current_page: z.string().max(500),
  /** Absent where the visit began here. */
  referrer: visitText,
  utm_source: visitText,
  utm_medium: visitText,
  utm_campaign: visitText,
  /** Click ids of advertisements: only of whoever shares. */
  gclid: visitText,
  fbclid: visitText,
});

/** The body of `POST /api/leads`. */
export const trackRequestSchema = z.object({
  /** Identifies the record, so that a repeated request is kept, and delivered, once. */
  id: z.uuid(),
  lead: leadSchema.nullish(),
  address: trackedAddressSchema.nullish(),
  visit: visitSchema,
  /** The property that it is about, with which it is deleted. */
  property_id: propertyIdSchema.nullish(),
  /** Whether the owner ticked the box for sharing it. */
  share: z.boolean(),
});

export type Lead = z.infer<typeof leadSchema>;
export type TrackedAddress = z.infer<typeof trackedAddressSchema>;
export type Visit = z.infer<typeof visitSchema>;
export type TrackRequest = z.infer<typeof trackRequestSchema>;

/** A visit as it is kept and delivered: what the page said, and what the server read of its request. */
export interface SessionData extends Visit {
  readonly user_agent: string;
  readonly browser: string;
  readonly browser_version: string;
  readonly operating_system: string;
  readonly device_class: 'Desktop' | 'Mobile' | 'Tablet';
  readonly timestamp: string;
  /** The same for all records of a visitor; reveals nothing about them. */
  readonly distinct_id: string;
  /** Values of the cookies `_fbp` and `_fbc`, which advertisements may have left: only of whoever shares. */
  readonly fbp?: string;
  readonly fbc?: string;
}
