import type { Config } from '@react-router/dev/config';

/** Public pages are prerendered to whole HTML files; every other known route starts from __spa-fallback.html. */
export default {
  ssr: false,
  prerender: [
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
  ],
} satisfies Config;
