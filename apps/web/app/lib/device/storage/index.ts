export {
  createBrowserStore,
  readJson,
  type BrowserStore,
  localStore,
  tabStore,
} from './browser-store.ts';
export { cookieIn, cookieText } from './cookies.ts';
export {
  forgetEverything,
  forgetTab,
  leaveNote,
  localNames,
  noteName,
  removeStored,
} from './forgetting.ts';
export { followForgetting } from './forgotten.ts';
export { useStored } from './use-stored.ts';
export { closeNotices, unsubscribeDevice } from './stored-notices.ts';
export { withLock } from './with-lock.ts';
export { askToPersist } from './persist.ts';
