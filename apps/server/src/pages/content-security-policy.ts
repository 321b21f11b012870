import { createHash } from 'node:crypto';

/** Where a page may reach beside its own origin. */
export interface ExternalOrigins {
  /** Origins that it may send to. */
  readonly connectTo: readonly string[];
  /** Whether it may draw Google's satellite pictures. */
  readonly googleMaps: boolean;
}

/** What the Maps JavaScript API asks for (developers.google.com/maps/documentation/javascript/content-security-policy). */
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
 * The content security policy of a page: its only inline scripts are those that stand in the built file, allowed by
 * their hashes.
 */
export function contentSecurityPolicy(
  html: string,
  { connectTo, googleMaps }: ExternalOrigins,
): string {
  const maps = (kind: keyof typeof google) => (googleMaps ? google[kind] : []);
  const inlineScripts = html.matchAll(
    // Structured data is no script: it runs nowhere.
    /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
  );
  const hashes = [...inlineScripts].map(([, code = '']) => {
    const hash = createHash('sha256').update(code).digest('base64');
    return `'sha256-${hash}'`;
  });
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...maps('script')].join(' '),
    // Components position and size things by style attributes.
    ["style-src 'self' 'unsafe-inline'", ...maps('style')].join(' '),
    ["img-src 'self' blob: data:", ...maps('image')].join(' '),
    ["font-src 'self'", ...maps('font')].join(' '),
    ["connect-src 'self'", ...connectTo, ...maps('connect')].join(' '),
    ...(googleMaps
      ? [
          ["frame-src 'self'", ...maps('frame')],
          ["worker-src 'self'", ...maps('worker')],
        ].map((part) => part.join(' '))
      : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
