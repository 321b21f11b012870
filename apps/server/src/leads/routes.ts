import { DssError, trackRequestSchema } from '@dss/domain';
import { getCookie } from 'hono/cookie';
import type { Clock } from '../clock/index.ts';
import type { LeadsConfig } from '../config/index.ts';
import type { Database } from '../db/index.ts';
import { changingErrors, jsonBody } from '../http/describe-responses.ts';
import { checkForm } from '../http/check-request.ts';
import { createRouter } from '../http/router.ts';
import { limitBody } from '../http/limit-body.ts';
import { defineRoute } from '../http/define-route.ts';
import { storeLead } from './store-lead.ts';

export interface LeadDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly leads: LeadsConfig;
}

const maxBytes = 16 * 1024;

const trackRoute = defineRoute({
  method: 'post',
  path: '/api/leads',
  operationId: 'keepLead',
  access: 'anyone',
  limit: 'edit',
  tags: ['Leads'],
  summary: 'Keep a lead or an address, and share it if its owner ticked the box',
  description:
    'A lead needs an email address or a phone number. It is kept with the visit, then delivered to the sink of the deployment, if there is one and `share` is true, except for requests with `Sec-GPC: 1`. Click ids and the cookies `_fbp` and `_fbc` are kept only of what is shared. Sent again under the same `id`, it is kept and delivered once.',
  middleware: [limitBody(maxBytes), checkForm(assertTrackable)] as const,
  request: {
    body: jsonBody(trackRequestSchema),
  },
  responses: {
    204: { description: 'It is kept' },
    ...changingErrors(
      'lead_or_address_required',
      'lead_contact_required',
      'invalid_property_id',
      'property_not_found',
    ),
  },
});

/** Route that keeps leads and addresses. */
export function createLeadRoutes({ db, clock, leads }: LeadDependencies) {
  return createRouter().openapi(trackRoute, async (context) => {
    const request = context.req.valid('json');
    const shared = request.share && leads.sink !== null && context.req.header('Sec-GPC') !== '1';
    await storeLead(db, context.var.actor, request, {
      shared,
      at: clock(),
      userAgent: context.req.header('User-Agent') ?? '',
      advertisingCookies: { fbp: getCookie(context, '_fbp'), fbc: getCookie(context, '_fbc') },
    });
    return context.body(null, 204);
  });
}

/**
 * Checks the mistakes that have specified messages. Takes the unparsed body.
 * @throws DssError `lead_or_address_required`, `lead_contact_required`
 */
function assertTrackable(body: unknown): void {
  const lead = fieldOf(body, 'lead');
  if (isMissing(lead) && isMissing(fieldOf(body, 'address'))) {
    throw new DssError('lead_or_address_required');
  }
  if (!isMissing(lead) && isBlank(fieldOf(lead, 'email')) && isBlank(fieldOf(lead, 'phone'))) {
    throw new DssError('lead_contact_required');
  }
}

function fieldOf(body: unknown, name: string): unknown {
  const fields: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  return fields[name];
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

function isBlank(value: unknown): boolean {
  return isMissing(value) || (typeof value === 'string' && value.trim() === '');
}
