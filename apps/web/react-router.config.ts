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

/**
 * Public pages are prerendered to whole HTML files, in every language; every other known route starts from
 * __spa-fallback.html.
 */
export default {
  ssr: false,
  prerender: locales.flatMap((locale) => publicPages.map((page) => inLanguage(page, locale))),
} satisfies Config;
