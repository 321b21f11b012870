export { createBrowserStore, readJson, type BrowserStore } from './browser-store.ts';
export { cookieIn, keptCookie } from './cookies.ts';
export { localStore, tabStore } from './browser-store.ts';
