import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { HttpEnv } from './router.ts';

/** Headers for every answer. Pages get their content security policy where they are served. */
export function securityHeaders(): MiddlewareHandler<HttpEnv> {
  return secureHeaders({
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginResourcePolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
    strictTransportSecurity: false,
    xFrameOptions: 'DENY',
    // Photos set a stricter referrer policy of their own.
    overwrite: false,
  });
}
