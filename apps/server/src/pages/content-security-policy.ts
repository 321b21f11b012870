import { createHash } from 'node:crypto';

/** External origins that a page may use. */
export interface ExternalOrigins {
  /** Origins that it may send requests to. */
  readonly connectTo: readonly string[];
  /** Whether it may show Google's satellite pictures. */
  readonly googleMaps: boolean;
}

/** Sources that the Maps JavaScript API requires (developers.google.com/maps/documentation/javascript/content-security-policy). */
const google = {
  script: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'blob:'],
  image: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  connect: [
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
    'data:',
    'blob:',
  ],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  frame: ['https://*.google.com'],
  worker: ['blob:'],
} as const;

/**
 * The content security policy of a page. Only the inline scripts in the built file are allowed, by their hashes.
 */
export function contentSecurityPolicy(
  html: string,
  { connectTo, googleMaps }: ExternalOrigins,
): string {
  const maps = (kind: keyof typeof google) => (googleMaps ? google[kind] : []);
  const inlineScripts = html.matchAll(
    // Skips structured data, which isn't executed.
    /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
  );
  const hashes = [...inlineScripts].map(([, code = '']) => {
    const hash = createHash('sha256').update(code).digest('base64');
    return `'sha256-${hash}'`;
  });
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...maps('script')].join(' '),
    // Components use style attributes for positions and sizes.
    ["style-src 'self' 'unsafe-inline'", ...maps('style')].join(' '),
    ["img-src 'self' blob: data:", ...maps('image')].join(' '),
    ["font-src 'self'", ...maps('font')].join(' '),
    ["connect-src 'self'", ...connectTo, ...maps('connect')].join(' '),
    ["worker-src 'self'", ...maps('worker')].join(' '),
    ...(googleMaps ? [["frame-src 'self'", ...maps('frame')].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
