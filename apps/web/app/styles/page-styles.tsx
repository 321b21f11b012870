import appCss from './app.css?inline';

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
