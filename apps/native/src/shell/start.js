/* Runs before the native app's page renders and does what the server does for browsers: applies the visitor's theme and
   language, as saved by apps/web/app/lib/device/native. At the start page, goes to the chosen language, or else the device's. */
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
