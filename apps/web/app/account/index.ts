export { accountCalls, accountQuery, changingCalls, signInCalls, useAccount } from './account.ts';
export { AccountFollower } from './account-follower.tsx';
export { useKnownAccount } from './known-account.ts';
export { MovableHomes } from './movable-homes.tsx';
