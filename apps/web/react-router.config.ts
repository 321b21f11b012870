import type { Config } from '@react-router/dev/config';

/** Public pages are prerendered to whole HTML files; every other known route starts from __spa-fallback.html. */
export default {
  ssr: false,
  prerender: ['/'],
} satisfies Config;
