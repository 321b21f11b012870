import type { MiddlewareHandler } from 'hono';
import { setHeaderOfAnyResponse, type HttpEnv } from './router.ts';

/** For every response. */
const headers = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  // A photo's place is asked for, and an after-photo's viewfinder shows the photo that it repeats over the live picture.
  'Permissions-Policy':
    'geolocation=(self), camera=(self), microphone=(), display-capture=(), midi=(), payment=(), usb=(), serial=(), hid=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
};

/**
 * Security headers for every response. Pages set their own content security policy, photos a stricter referrer policy.
 * @param origin the public origin; with https, browsers are told to use only https for a year
 */
export function securityHeaders(origin: string | null): MiddlewareHandler<HttpEnv> {
  const isSecure = origin !== null && new URL(origin).protocol === 'https:';
  // Excludes subdomains, which others may own.
  const onlySecure = isSecure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
  const all = Object.entries({ ...headers, ...onlySecure });
  return (context, next) => {
    for (const [name, value] of all) setHeaderOfAnyResponse(context, name, value);
    return next();
  };
}
