import { createHash } from 'node:crypto';

/** The start script's name in the shell. */
export const startScript = 'start.js';

/**
 * Makes the page that an app starts from, of the one that the browser draws by its address: it says where the server
 * is, takes up what the reader chose before anything is drawn, and may reach nothing but itself and that server.
 * @param html as the web application's build wrote it
 * @param server an origin
 * @throws Error where the page has another shape
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
      // Before the page is drawn: what it would change must not be seen changing.
      `<script src="/${startScript}"></script>`,
    ].join(''),
  );
}

/**
 * The policy of apps/server/src/pages, for pages that stand elsewhere than their server. An element can't forbid
 * frames around the page; a webview has none.
 */
function policy(html: string, server: string): string {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...inline].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    // Components position and size things by style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${server}`,
    "font-src 'self'",
    `connect-src 'self' ${server} ${server.replace('http', 'ws')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
