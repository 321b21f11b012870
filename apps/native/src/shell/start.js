/*
 * Runs before an app's page is drawn, as the server does for a browser's: the reader's theme and language, as
 * apps/web/app/native keeps them. A start at the first page leads to the language that was chosen, or else the device's.
 */
(() => {
  const root = document.documentElement;
  const kept = (/** @type {string} */ name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };

  const theme = kept('dss_theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  const language = kept('dss_language') ?? navigator.language.slice(0, 2);
  if (location.pathname === '/' && language === 'es') history.replaceState(null, '', '/es');
  root.lang = /^\/es(\/|$)/.test(location.pathname) ? 'es' : 'en';
})();
