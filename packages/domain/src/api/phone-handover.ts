import { z } from 'zod';

/** A right to add photos to one property that is handed over to a phone by a code. */
export const phoneHandoverSchema = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  /** When the code ends, if no phone spends it. */
  code_expires_at: z.iso.datetime(),
  /** When a phone spent the code; null until then. */
  connected_at: z.iso.datetime().nullable(),
  /** When the phone's right ends; null until it is connected. */
  ends_at: z.iso.datetime().nullable(),
  /** How long the code, or else the phone's right, still lasts by the server's clock, in seconds; 0 once it is over. */
  seconds_left: z.number().int().nonnegative(),
  /** How many photos the phone has added. */
  photo_count: z.number().int(),
});

/** A new handover with what the phone opens. */
export const newPhoneHandoverSchema = phoneHandoverSchema.extend({
  /** The address that the phone opens. Its code comes after the #, which browsers send to nobody, and can't be read again. */
  url: z.url(),
});

/** Where a phone goes on that has spent a code. */
export const connectedPhoneSchema = z.object({
  property_id: z.uuid(),
  /** When its right ends; null if the home is its own anyway. */
  ends_at: z.iso.datetime().nullable(),
});

export type PhoneHandover = z.infer<typeof phoneHandoverSchema>;
export type NewPhoneHandover = z.infer<typeof newPhoneHandoverSchema>;
export type ConnectedPhone = z.infer<typeof connectedPhoneSchema>;
