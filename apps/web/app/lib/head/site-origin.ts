import { nativeServer } from '../device/native/native-server.ts';

/** Placeholder for the origin in built pages; the server replaces it when serving them. */
const builtOrigin = 'https://origin.invalid';

/**
 * The site's origin, without a trailing slash. In the browser it is the served page's canonical one, so that hydration
 * matches even if the page was opened under another host name; pages without one use the current origin. In the native
 * app it is the server's.
 */
export const siteOrigin = import.meta.env.SSR ? builtOrigin : servedOrigin();

function servedOrigin(): string {
  if (nativeServer !== null) return nativeServer;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical === null ? location.origin : new URL(canonical.href).origin;
}

/** @param path a path of the site, starting with a slash */
export function absoluteUrl(path: string): string {
  return path === '/' ? `${siteOrigin}/` : siteOrigin + path;
}
