import type { Config } from '@react-router/dev/config';

import { inLanguage, locales } from './app/messages/locale.ts';

const publicPages = [
  '/',
  '/about',
  '/faq',
  '/fire-safety-guidelines',
  '/how-scoring-works',
  '/terms',
  '/privacy',
  '/deletion',
  '/dpa',
  '/disclaimer',
];

/** What the server shows at the address of a claim link. */
const claimPages = ['/claim-link/open', '/claim-link/over'];

/**
 * These pages are prerendered to complete HTML files, in every language; every other known route starts from
 * __spa-fallback.html.
 */
export default {
  ssr: false,
  // The only client loaders are one line each: a request of their own costs more than they weigh.
  splitRouteModules: false,
  prerender: locales.flatMap((locale) =>
    [...publicPages, ...claimPages].map((page) => inLanguage(page, locale)),
  ),
} satisfies Config;
