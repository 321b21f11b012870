import { policyReviewReplySchema, policyReviewRequestSchema } from '@dss/domain';
import type { MailConfig } from '../config/index.ts';
import type { Database } from '../db/index.ts';
import { responseLanguage } from '../http/response-language.ts';
import { checkForm } from '../http/check-request.ts';
import { createRouter } from '../http/router.ts';
import { changingErrors, json } from '../http/describe-responses.ts';
import { limitBody } from '../http/limit-body.ts';
import { mailOrigin } from '../http/origin.ts';
import { defineRoute } from '../http/define-route.ts';
import type { MayBeMailed } from '../mail/limit-recipient.ts';
import { storeRequest } from './store-request.ts';
import { assertSpecifiedForm } from './specified-form.ts';

export interface PolicyReviewDependencies {
  readonly db: Database;
  readonly mail: MailConfig;
  readonly mayBeMailed: MayBeMailed;
  /** The public origin; null: the origin of the request. */
  readonly origin: string | null;
}

/** Fits names, an address and notes in any script. */
const maxBytes = 16 * 1024;

const specifiedForm = checkForm(assertSpecifiedForm);

const sendRoute = defineRoute({
  method: 'post',
  path: '/functions/v1/send-policy-review',
  operationId: 'requestPolicyReview',
  access: 'anyone',
  tags: ['Policy review'],
  summary: 'Ask for a free review of an insurance policy',
  description:
    'The request is kept, then mailed to the agency, with the address, the score and the exposure of its property; the asker gets a confirmation, unless that address got too many mails already. `property_id` must be one that the asker can see. Sent again under the same `request_id`, it is kept and mailed once. A request with text in `website`, or filled in within two seconds, is kept and not mailed.',
  middleware: [limitBody(maxBytes), specifiedForm] as const,
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: policyReviewRequestSchema } },
    },
  },
  responses: {
    200: json(policyReviewReplySchema, 'It is kept'),
    ...changingErrors(
      'invalid_property_id',
      'property_not_found',
      'missing_required_fields',
      'invalid_email',
    ),
  },
});

/** Route that stores requests for a policy review. */
export function createPolicyReviewRoutes({
  db,
  mail,
  mayBeMailed,
  origin,
}: PolicyReviewDependencies) {
  return createRouter().openapi(sendRoute, async (context) => {
    const request = context.req.valid('json');
    await storeRequest(db, context.var.actor, request, {
      locale: responseLanguage(context),
      agency: mail.policyReviewTo?.address ?? null,
      mayBeMailed,
      origin: mailOrigin(context, origin),
    });
    return context.json({ success: true as const }, 200);
  });
}
