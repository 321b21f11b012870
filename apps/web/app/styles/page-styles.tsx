import appCss from './app.css?inline';

const id = 'page-styles';

/**
 * All styles stand in the page itself: 8 kB compressed, and nothing is painted later for having to ask for them. A
 * browser takes them from the page it got, so that they are not in its scripts as well. In development they come with
 * the scripts, to be exchanged while somebody edits.
 */
const styles =
  import.meta.env.SSR || import.meta.env.DEV
    ? appCss
    : (document.getElementById(id)?.textContent ?? '');

export function PageStyles() {
  return <style id={id} dangerouslySetInnerHTML={{ __html: styles }} />;
}
