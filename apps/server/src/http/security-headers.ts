import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { HttpEnv } from './router.ts';

/**
 * Security headers for every response. Pages set their own content security policy.
 * @param origin the public origin; with https, browsers are told to use only https for a year
 */
export function securityHeaders(origin: string | null): MiddlewareHandler<HttpEnv> {
  const isSecure = origin !== null && new URL(origin).protocol === 'https:';
  return secureHeaders({
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginResourcePolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
    // Excludes subdomains, which others may own.
    strictTransportSecurity: isSecure && 'max-age=31536000',
    xFrameOptions: 'DENY',
    // Keeps the stricter referrer policy that photos set.
    overwrite: false,
  });
}
