export { accountPost } from './account-post.ts';
export {
  createAccountMail,
  limitAccountMail,
  type AccountMail,
  type SendAccountMail,
} from './account-mail.ts';
export { createAccounts, startAccountCleanup, type Accounts } from './accounts.ts';
export { createAccountRoutes } from './account-routes.ts';
export {
  assertPassword,
  dropSession,
  refuseOtherSites,
  requireUser,
  type AccountDependencies,
} from './call-auth.ts';
export type { PasswordHashing } from './open-auth.ts';
export { createPasskeyRoutes } from './passkey-routes.ts';
export { createRemovalRoutes } from './removal-routes.ts';
export { createSecondFactorRoutes } from './second-factor-routes.ts';
export { createSessionRoutes } from './session-routes.ts';
export { createSignInRoutes } from './sign-in-routes.ts';
export type { SignedIn } from './session-tokens.ts';
