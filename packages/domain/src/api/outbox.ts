import { z } from 'zod';

const headingShape = {
  id: z.uuid(),
  subject: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  sent_at: z.iso.datetime(),
};

/** A mail that was written to the outbox, as HTML and as text. */
export const outboxMailSchema = z.object({ ...headingShape, html: z.string(), text: z.string() });

/** The mails of the outbox, newest first, without what they say. */
export const outboxSchema = z.array(z.object(headingShape));

export type OutboxMail = z.infer<typeof outboxMailSchema>;
