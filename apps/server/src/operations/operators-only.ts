import { getConnInfo } from '@hono/node-server/conninfo';
import { DssError } from '@dss/domain';
import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '../config/index.ts';
import type { HttpEnv } from '../http/index.ts';

/**
 * Whether the requester is an operator. In the local profile that is anyone on this machine; a request forwarded by a proxy
 * comes from elsewhere, whatever its address. Production needs operator accounts, which don't exist yet, so no request
 * qualifies.
 */
function isOperator(context: Context<HttpEnv>, profile: Config['profile']): boolean {
  const { address = '' } = getConnInfo(context).remote;
  const handedOn = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(
    (name) => context.req.header(name) !== undefined,
  );
  return profile === 'local' && !handedOn && isLoopback(address);
}

/**
 * Allows only operators.
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
