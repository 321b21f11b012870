export {
  accountQuery,
  useAccount,
  changingCalls,
  accountCalls,
  useMovableProperties,
  useMoveProperties,
  sessionsQuery,
  signInCalls,
} from './account.ts';
export { followOtherTabs, useKnownAccount } from './known-account.ts';
export { forgetBrowser } from './forget-browser.ts';
