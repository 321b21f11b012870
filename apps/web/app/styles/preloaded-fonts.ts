import publicSans from './fonts/public-sans.woff2?url';
import sourceSerif from './fonts/source-serif-4.woff2?url';

/** The fonts of every page's first view, requested early so that they arrive before the text needs them. */
export const preloadedFonts = [publicSans, sourceSerif].map((href) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
}));
