import type { Config } from '@react-router/dev/config';

import { inLanguage, locales } from './app/lib/messages/locale.ts';
import { publicPages } from './app/routes.ts';

/** Prerendered for programs that preview a link; what is shared is rendered in the browser. */
const sharedPage = '/shared';

/** The form for a new home, which search engines may list; with a home in the query it is rendered in the browser. */
const newProperty = '/new-property';

/** What the server shows at the address of a claim link. */
const claimPages = ['open', 'handed-over', 'handed-over-by-agent', 'over'].map(
  (name) => `/claim-link/${name}`,
);

/**
 * These pages are prerendered to complete HTML files, in every language; every other known route starts from
 * __spa-fallback.html.
 */
export default {
  ssr: false,
  // Each client loader is a single line, so a separate request for it would cost more than bundling it.
  splitRouteModules: false,
  prerender: locales.flatMap((locale) =>
    [
      ...Object.keys(publicPages).map((page) => `/${page}`),
      newProperty,
      sharedPage,
      ...claimPages,
    ].map((page) => inLanguage(page, locale)),
  ),
} satisfies Config;
