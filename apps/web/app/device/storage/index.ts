export { createBrowserStore, readJson, type BrowserStore } from './browser-store.ts';
export { cookieIn, cookieText } from './cookies.ts';
export { localStore, tabStore } from './browser-store.ts';
export { keptDatabase } from './kept-database.ts';
export { useStored } from './use-stored.ts';
export { withLock } from './with-lock.ts';
