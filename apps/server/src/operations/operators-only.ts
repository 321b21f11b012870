import { getConnInfo } from '@hono/node-server/conninfo';
import { DssError } from '@dss/domain';
import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '../config/index.ts';
import type { HttpEnv } from '../http/index.ts';

/**
 * Whether somebody is an operator: in the local profile whoever sits at this machine. A request that a proxy handed on
 * comes from elsewhere, whatever its address. In production it takes an operator's account; there is none yet, so nobody
 * is.
 */
function isOperator(context: Context<HttpEnv>, profile: Config['profile']): boolean {
  const { address = '' } = getConnInfo(context).remote;
  const handedOn = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(
    (name) => context.req.header(name) !== undefined,
  );
  return profile === 'local' && !handedOn && isLoopback(address);
}

/**
 * Lets operators through.
 * @throws DssError `operators_only`
 */
export function operatorsOnly(profile: Config['profile']): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    if (!isOperator(context, profile)) throw new DssError('operators_only');
    context.header('Cache-Control', 'no-store');
    await next();
  };
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
