import { createHash } from 'node:crypto';

/**
 * The content security policy of a page: its only inline scripts are those that stand in the built file, allowed by
 * their hashes.
 * @param connectTo origins that the page may send to, beside its own
 */
export function contentSecurityPolicy(html: string, connectTo: readonly string[]): string {
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
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    // Components position and size things by style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
