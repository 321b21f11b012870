/** Files for search engines. */
export interface SiteDescription {
  robots(origin: string): string;
  /** All public pages, each with its translations. */
  sitemap(origin: string): string;
}

const spanish = '/es';

/** Pages with user data, in each language. */
const privatePaths = ['/properties', '/property/', '/analysis-progress/', '/account'];

/** @param addresses paths of all public pages: `/about` in English, `/es/about` in Spanish */
export function describeSite(addresses: readonly string[]): SiteDescription {
  const known = new Set(addresses);
  return {
    robots: (origin) =>
      [
        'User-agent: *',
        'Allow: /',
        'Disallow: /api/',
        'Disallow: /functions/',
        'Disallow: /photos/',
        'Disallow: /shared/',
        'Disallow: /calendar/',
        // The same path in both languages.
        'Disallow: /claim/',
        ...privatePaths.map((path) => `Disallow: ${path}`),
        ...privatePaths.map((path) => `Disallow: ${spanish}${path}`),
        '',
        `Sitemap: ${origin}/sitemap.xml`,
        '',
      ].join('\n'),
    sitemap: (origin) =>
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
        ...addresses.toSorted().map((address) => entry(origin, address, known)),
        '</urlset>',
        '',
      ].join('\n'),
  };
}

function entry(origin: string, address: string, known: ReadonlySet<string>): string {
  const english = address === spanish ? '/' : address.replace(/^\/es(?=\/)/, '');
  const twin = english === '/' ? spanish : `${spanish}${english}`;
  const alternates = known.has(twin)
    ? [
        ['en', english],
        ['es', twin],
        ['x-default', english],
      ].map(
        ([language, href]) =>
          `    <xhtml:link rel="alternate" hreflang="${language}" href="${origin}${href}"/>`,
      )
    : [];
  return ['  <url>', `    <loc>${origin}${address}</loc>`, ...alternates, '  </url>'].join('\n');
}
