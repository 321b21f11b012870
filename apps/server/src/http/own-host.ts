import { isIP } from 'node:net';
import { DssError } from '@dss/domain';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './router.ts';

/**
 * Refuses requests that name a host which isn't ours. Otherwise a foreign page whose name is made to lead to this
 * machine would pass for our own.
 * @throws DssError `foreign_host`
 */
export function acceptHosts(isOurs: (hostname: string) => boolean): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    if (!isOurs(new URL(context.req.url).hostname)) throw new DssError('foreign_host');
    await next();
  };
}

/** The names under which a machine reaches itself: addresses, and `localhost`, which no foreign name server answers. */
export function isLocalName(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    isIP(hostname.replaceAll(/^\[|\]$/g, '')) !== 0
  );
}
