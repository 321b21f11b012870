import { upgradeWebSocket } from '@hono/node-server';
import { z } from '@hono/zod-openapi';
import { DssError, realtimeTicketSchema } from '@dss/domain';
import type { Context } from 'hono';
import { WebSocket } from 'ws';
import type { Clock } from '../clock/index.ts';
import type { Actor, Database } from '../db/index.ts';
import { createRouter, type HttpEnv } from '../http/router.ts';
import { changingErrors, readingErrors, json } from '../http/describe-responses.ts';
import { ownOrigin } from '../http/origin.ts';
import { defineRoute } from '../http/define-route.ts';
import { isActorActive } from '../visitors/visitor.ts';
import { realtimePath, type Realtime } from './realtime.ts';
import { issueTicket, redeemTicket } from './tickets.ts';

export interface RealtimeDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly realtime: Realtime;
  /** The public origin; null: the origin of the request. */
  readonly origin: string | null;
}

const tags = ['Realtime'];

const ticketRoute = defineRoute({
  method: 'post',
  path: '/api/realtime/tickets',
  operationId: 'createRealtimeTicket',
  access: 'known',
  limit: 'edit',
  tags,
  summary: 'Get a ticket for one realtime connection',
  description:
    'For clients that send a bearer token: a token never stands in an address. The ticket is `ticket` in the address of `GET /api/realtime`; it works once, within 30 seconds.',
  responses: { 201: json(realtimeTicketSchema, 'A ticket'), ...changingErrors() },
});

const connectRoute = defineRoute({
  method: 'get',
  path: realtimePath,
  operationId: 'connectRealtime',
  access: 'known',
  tags,
  summary: 'Follow properties as they change, over a WebSocket',
  description:
    'Browsers are known by their cookie, and must come from our own origin; everybody else brings a ticket. Messages are JSON text: `{"type":"subscribe","property_id":…}`, `unsubscribe` and `ping` are answered by `subscribed`, `refused`, `event`, `refetch`, `ended` and `pong`. apps/server/src/realtime/README.md describes them.',
  request: {
    query: z.object({
      ticket: z
        .string()
        .max(200)
        .optional()
        .openapi({ description: 'From POST /api/realtime/tickets' }),
    }),
  },
  responses: {
    101: { description: 'The connection is a WebSocket now' },
    ...readingErrors('foreign_origin', 'not_ready'),
  },
});

export function createRealtimeRoutes(dependencies: RealtimeDependencies) {
  const { db, clock, realtime } = dependencies;
  return createRouter()
    .openapi(ticketRoute, async (context) => {
      const { ticket, expiresAt } = await issueTicket(db, clock, context.var.actor);
      return context.json({ ticket, expires_at: expiresAt.toISOString() }, 201);
    })
    .openapi(connectRoute, async (context) => {
      // Only what isn't upgraded has a response of Node's.
      if (context.env.outgoing !== undefined) {
        throw new DssError('invalid_request', { values: { detail: 'Connect by WebSocket.' } });
      }
      if (realtime.isClosing()) throw new DssError('not_ready');
      const actor = await admit(context, dependencies, context.req.valid('query').ticket);
      return upgradeWebSocket(
        context,
        {
          onOpen: (_event, { raw }) => {
            if (raw instanceof WebSocket) realtime.serve(raw, actor);
          },
        },
        { onError: (error) => context.var.log.error({ err: error }, 'a connection failed') },
      );
    });
}

/**
 * Admits a client with an unused ticket from any origin, or the cookie's visitor from our own pages only: browsers send the
 * cookie with connections from other sites' pages too, and don't apply CORS to them.
 * @throws DssError `visitor_token_invalid`, `foreign_origin`
 */
async function admit(
  context: Context<HttpEnv>,
  { db, clock, origin }: RealtimeDependencies,
  ticket: string | undefined,
): Promise<Actor> {
  if (ticket === undefined && context.req.header('Origin') !== ownOrigin(context, origin)) {
    throw new DssError('foreign_origin');
  }
  if (ticket !== undefined) {
    const redeemed = await redeemTicket(db, clock, ticket);
    if (redeemed === null) throw new DssError('visitor_token_invalid');
    return redeemed;
  }
  const { actor } = context.var;
  if (actor === null || !(await isActorActive(db, actor))) {
    throw new DssError('visitor_token_invalid');
  }
  const { ifEnded: _checked, ...admitted } = actor;
  return admitted;
}
