import { createBrowserStore } from './browser-store.ts';

/** Kept in this browser, over reloads and for all of its tabs. */
export const localStore = createBrowserStore(() => localStorage);

/** Kept as long as the tab is open, for this tab alone. */
export const tabStore = createBrowserStore(() => sessionStorage);
