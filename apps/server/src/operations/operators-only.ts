import { getConnInfo } from '@hono/node-server/conninfo';
import { DssError } from '@dss/domain';
import { sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '../config/index.ts';
import type { Actor, Database } from '../db/index.ts';
import type { HttpEnv } from '../http/index.ts';

/**
 * Whether the requester is an operator: an operator's account, or, in the local profile, anyone on this machine; a request
 * forwarded by a proxy comes from elsewhere, whatever its address.
 */
async function isOperator(
  context: Context<HttpEnv>,
  { db, profile }: OperatorDependencies,
): Promise<boolean> {
  const { address = '' } = getConnInfo(context).remote;
  const handedOn = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(
    (name) => context.req.header(name) !== undefined,
  );
  if (profile === 'local' && !handedOn && isLoopback(address)) return true;
  return isOperatorsAccount(db, context.var.actor);
}

/** Whether the actor is an account that `npm run operator` has named. */
export async function isOperatorsAccount(db: Database, actor: Actor | null): Promise<boolean> {
  if (actor?.kind !== 'user') return false;
  const { rows } = await db.asActor(actor, (tx) =>
    tx.execute<{ operator: boolean }>(sql`select app.is_operator() as operator`),
  );
  return rows[0]?.operator === true;
}

export interface OperatorDependencies {
  readonly db: Database;
  readonly profile: Config['profile'];
}

/**
 * Allows only operators.
 * @throws DssError `operators_only`
 */
export function operatorsOnly(dependencies: OperatorDependencies): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    if (!(await isOperator(context, dependencies))) throw new DssError('operators_only');
    context.header('Cache-Control', 'no-store');
    await next();
  };
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
