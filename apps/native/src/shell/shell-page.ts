import { createHash } from 'node:crypto';

export const startScript = 'start.js';

/**
 * Creates the page that an app starts from, based on the page that the browser renders by its URL: it names the server,
 * applies the visitor's preferences before anything renders, and may connect only to itself and that server.
 * @param html as written by the web application's build
 * @param server an origin
 * @throws Error if the page has an unexpected shape
 */
export function shellPage(html: string, server: string): string {
  const head = '<head>';
  if (html.split(head).length !== 2) throw new Error('The built page has no <head> to begin in.');
  const placed = html.replaceAll('https://origin.invalid', server);
  return placed.replace(head, () =>
    [
      head,
      `<meta http-equiv="Content-Security-Policy" content="${policy(placed, server)}"/>`,
      `<meta name="dss-server" content="${server}"/>`,
      // Before the page renders, so that its changes aren't visible.
      `<script src="/${startScript}"></script>`,
    ].join(''),
  );
}

/**
 * The content security policy of apps/server/src/pages, for pages with another origin than their server. A meta element
 * can't set `frame-ancestors`, but nothing can frame a page in a webview.
 */
function policy(html: string, server: string): string {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...inline].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    // Components set positions and sizes with style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${server}`,
    "font-src 'self'",
    `connect-src 'self' ${server} ${server.replace('http', 'ws')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
