import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { HttpEnv } from './router.ts';

/**
 * Headers for every answer. Pages get their content security policy where they are served.
 * @param origin where people open the product; over https, browsers are told to come by no other way for a year
 */
export function securityHeaders(origin: string | null): MiddlewareHandler<HttpEnv> {
  const isSecure = origin !== null && new URL(origin).protocol === 'https:';
  return secureHeaders({
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginResourcePolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
    // Not for subdomains: they may be somebody else's.
    strictTransportSecurity: isSecure && 'max-age=31536000',
    xFrameOptions: 'DENY',
    // Photos set a stricter referrer policy of their own.
    overwrite: false,
  });
}
