import { nativeServer } from '../native/index.ts';

/** What built pages carry in the place of their origin; the server puts its own there as it serves them. */
const builtOrigin = 'https://origin.invalid';

/**
 * Where this site stands, without a slash at the end. In the browser it is what the served page says, so that what
 * React draws agrees with it even where the page was opened by another name; a page that says nothing stands where it
 * was opened. An app's pages are those of its server.
 */
export const siteOrigin = import.meta.env.SSR ? builtOrigin : servedOrigin();

function servedOrigin(): string {
  if (nativeServer !== null) return nativeServer;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical === null ? location.origin : new URL(canonical.href).origin;
}

/** @param path of the site, beginning with a slash */
export function absoluteUrl(path: string): string {
  return path === '/' ? `${siteOrigin}/` : siteOrigin + path;
}
