import appCss from './app.css?inline';
import publicSans from './fonts/public-sans.woff2?url';
import sourceSerif from './fonts/source-serif-4.woff2?url';

const id = 'page-styles';

/**
 * All styles are inlined into the page (8 kB compressed), so that the first paint doesn't wait for a request. In the
 * browser they are read back from the page, to keep them out of the scripts. In development they come with the scripts,
 * for hot reloading.
 */
const styles =
  import.meta.env.SSR || import.meta.env.DEV
    ? appCss
    : (document.getElementById(id)?.textContent ?? '');

export function PageStyles() {
  return <style id={id} dangerouslySetInnerHTML={{ __html: styles }} />;
}

/** The fonts of every page's first view, requested early so that they arrive before the text needs them. */
export const preloadedFonts = [publicSans, sourceSerif].map((href) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
}));
