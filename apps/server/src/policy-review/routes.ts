import { createRoute } from '@hono/zod-openapi';
import { policyReviewReplySchema, policyReviewRequestSchema } from '@dss/domain';
import type { Database } from '../db/index.ts';
import {
  answerLanguage,
  checkForm,
  createRouter,
  changingErrors,
  json,
  limitBody,
} from '../http/index.ts';
import { keepRequest } from './keep-request.ts';
import { assertSpecifiedForm } from './specified-form.ts';

export interface PolicyReviewDependencies {
  readonly db: Database;
}

/** Fits names, an address and notes in any script. */
const maxBytes = 16 * 1024;

const specifiedForm = checkForm(assertSpecifiedForm);

const sendRoute = createRoute({
  method: 'post',
  path: '/functions/v1/send-policy-review',
  tags: ['Policy review'],
  summary: 'Ask for a free review of an insurance policy',
  description:
    'The request is kept for the agency; nobody is sent anything by it. `property_id` must be one that the asker can see. Sent again under the same `request_id`, it is kept once.',
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
export function createPolicyReviewRoutes({ db }: PolicyReviewDependencies) {
  return createRouter().openapi(sendRoute, async (context) => {
    const request = context.req.valid('json');
    await keepRequest(db, context.var.actor, request, answerLanguage(context));
    return context.json({ success: true as const }, 200);
  });
}
