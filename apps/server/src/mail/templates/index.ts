import { z } from 'zod';
import { policyReviewReceived, policyReviewRequest } from './policy-review.ts';

export type { Rendering, Written } from './layout.ts';

/** All mails by name. A name is stored with each mail that waits, so it outlives a deployment. */
export const templates = {
  policy_review_request: policyReviewRequest,
  policy_review_received: policyReviewReceived,
} as const;

/** What a mail says: a template and its props. */
export const mailContentSchema = z.discriminatedUnion('template', [
  z.object({
    template: z.literal('policy_review_request'),
    props: policyReviewRequest.props,
  }),
  z.object({
    template: z.literal('policy_review_received'),
    props: policyReviewReceived.props,
  }),
]);

export type MailContent = z.infer<typeof mailContentSchema>;
