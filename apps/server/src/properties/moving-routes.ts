import {
  DssError,
  movablePropertiesSchema,
  movedPropertiesSchema,
  movePropertiesSchema,
} from '@dss/domain';
import { desc, eq, sql } from 'drizzle-orm';
import { tables, type Database } from '../db/index.ts';
import { changingErrors, json, jsonBody, readingErrors } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { nameOwner } from './claim-link.ts';

const { properties, propertyGrants } = tables;
const tags = ['Accounts'];
const path = '/api/account/movable-properties';

const listRoute = defineRoute({
  method: 'get',
  path,
  operationId: 'listMovableProperties',
  access: 'account',
  tags,
  summary: 'The properties that this browser made without an account',
  description:
    'Offered to the person who is signed in, who may take over those that are theirs. Programs name the visitor by `X-Visitor-Token`.',
  responses: {
    200: json(movablePropertiesSchema, 'Newest first'),
    ...readingErrors('session_missing', 'invalid_jwt'),
  },
});

const moveRoute = defineRoute({
  method: 'post',
  path,
  operationId: 'moveProperties',
  access: 'account',
  tags,
  summary: 'Take properties of this browser over into the account',
  description:
    'Answers with those that were moved: only ones that the browser’s visitor still owned.',
  request: {
    body: jsonBody(movePropertiesSchema),
  },
  responses: {
    200: json(movedPropertiesSchema, 'What was moved'),
    ...changingErrors('session_missing', 'invalid_jwt'),
  },
});

/** Properties move from a browser's visitor to the account that is signed in there. */
export function createMovingRoutes({ db }: { readonly db: Database }) {
  return createRouter()
    .openapi(listRoute, async (context) => {
      const { actor, visitorId } = context.var;
      if (actor?.kind !== 'user') throw new DssError('session_missing');
      // Checks the session before it shows what the visitor has.
      await db.asActor(actor, (tx) => tx.execute(sql`select 1`));
      if (visitorId === null) return context.json({ properties: [] }, 200);
      const rows = await db.asActor({ kind: 'visitor', id: visitorId, ifEnded: 'stranger' }, (tx) =>
        tx
          .select({
            id: properties.id,
            address: properties.address,
            createdAt: properties.createdAt,
          })
          .from(propertyGrants)
          .innerJoin(properties, eq(properties.id, propertyGrants.propertyId))
          .where(eq(propertyGrants.right, 'own'))
          .orderBy(desc(properties.createdAt)),
      );
      return context.json(
        {
          properties: rows.map(({ id, address, createdAt }) => ({
            id,
            address,
            created_at: createdAt.toISOString(),
          })),
        },
        200,
      );
    })
    .openapi(moveRoute, async (context) => {
      const { actor, visitorId } = context.var;
      if (actor?.kind !== 'user') throw new DssError('session_missing');
      const { property_ids: chosen } = context.req.valid('json');
      const moved = await db.asActor(actor, async (tx) => {
        const { rows } = await tx.execute<{ id: string }>(
          sql`select id from app.move_properties(${visitorId}::uuid, ${sql.param(chosen)}::uuid[], ${actor.session ?? null}) as id`,
        );
        const ids = rows.map(({ id }) => id);
        await nameOwner(tx, actor, ids);
        return ids;
      });
      return context.json({ property_ids: moved }, 200);
    });
}
