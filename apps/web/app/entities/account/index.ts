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
export { SignInLinks } from './sign-in-links.tsx';
export { forgetBrowser } from './forget-browser.ts';
