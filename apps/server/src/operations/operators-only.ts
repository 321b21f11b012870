import { getConnInfo } from '@hono/node-server/conninfo';
import { DssError } from '@dss/domain';
import { sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '../config/index.ts';
import type { Actor, Database } from '../db/index.ts';
import { isFromOwnPage } from '../http/origin.ts';
import type { HttpEnv } from '../http/router.ts';

export interface OperatorDependencies {
  readonly db: Database;
  readonly environment: Pick<Config, 'profile'>;
  /** The public origin; null: the origin of the request. */
  readonly origin: string | null;
}

/**
 * Allows only operators: their accounts, and in the local profile whoever is on this machine. Pages and the calls that they make
 * pass the same gate. On this machine no cookie says who asks, so other sites' pages are refused here, too.
 * @throws DssError `operators_only`, `operators_second_factor_needed`, `foreign_origin`
 */
export function operatorsOnly(dependencies: OperatorDependencies): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const standing = await standingOf(context, dependencies);
    if (standing === 'none') throw new DssError('operators_only');
    if (standing === 'second_factor_missing') throw new DssError('operators_second_factor_needed');
    if (isOfAnotherSite(context, dependencies.origin)) throw new DssError('foreign_origin');
    context.header('Cache-Control', 'no-store');
    await next();
  };
}

/** Whether an operator asks: by an operator's account, or, in the local profile, on this machine. */
export async function isOperator(
  context: Context<HttpEnv>,
  dependencies: OperatorDependencies,
): Promise<boolean> {
  return (await standingOf(context, dependencies)) === 'operator';
}

/** In production, an operator's account counts only while signing in to it takes two steps, because more than a home hangs on it. */
async function standingOf(
  context: Context<HttpEnv>,
  dependencies: OperatorDependencies,
): Promise<'operator' | 'second_factor_missing' | 'none'> {
  if (isOnThisMachine(context, dependencies)) return 'operator';
  const { db, environment } = dependencies;
  const { isNamed, hasSecondFactor } = await readAccount(db, context.var.actor);
  if (!isNamed) return 'none';
  return hasSecondFactor || environment.profile === 'local' ? 'operator' : 'second_factor_missing';
}

/** Whether the actor is an account that `npm run operator` has named. */
export async function isOperatorsAccount(db: Database, actor: Actor | null): Promise<boolean> {
  return (await readAccount(db, actor)).isNamed;
}

async function readAccount(db: Database, actor: Actor | null) {
  if (actor?.kind !== 'user') return { isNamed: false, hasSecondFactor: false };
  const { rows } = await db.asActor(actor, (tx) =>
    tx.execute<{ named: boolean; second_factor: boolean }>(
      sql`select app.is_operator() as named, app.has_second_factor() as second_factor`,
    ),
  );
  return {
    isNamed: rows[0]?.named === true,
    hasSecondFactor: rows[0]?.second_factor === true,
  };
}

/** Headers by which proxies say that they hand a request on. */
const proxyHeaders =
  /^(?:forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-forwarded-.+)$/;

/**
 * Whether, in the local profile, the request comes from this machine. One that a proxy hands on comes from elsewhere, whatever
 * its address; since a proxy may add no header, so does one for a name that isn't this machine's, and every one where the
 * product is open at such a name.
 */
export function isOnThisMachine(
  context: Context<HttpEnv>,
  { environment, origin }: Pick<OperatorDependencies, 'environment' | 'origin'>,
): boolean {
  if (environment.profile !== 'local') return false;
  if (origin !== null && !isNameOfThisMachine(new URL(origin).hostname)) return false;
  return (
    isLoopback(getConnInfo(context).remote.address ?? '') &&
    isNameOfThisMachine(new URL(context.req.url).hostname) &&
    !Object.keys(context.req.header()).some((name) => proxyHeaders.test(name))
  );
}

function isNameOfThisMachine(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    isLoopback(hostname.replaceAll(/^\[|\]$/g, ''))
  );
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/** Whether another site's page sent a request that changes something or starts work. */
function isOfAnotherSite(context: Context<HttpEnv>, origin: string | null): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)) return false;
  const isPage = ['Origin', 'Sec-Fetch-Site'].some(
    (name) => context.req.header(name) !== undefined,
  );
  return isPage && !isFromOwnPage(context, origin);
}
