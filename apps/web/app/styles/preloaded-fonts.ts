import publicSans from './fonts/public-sans.woff2?url';
import sourceSerif from './fonts/source-serif-4.woff2?url';

/** What every page's first view is set in. Asked for at once, they are here before the text needs them. */
export const preloadedFonts = [publicSans, sourceSerif].map((href) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
}));
