export { useSubmit, type Submit } from './use-submit.ts';
export { AccountFollower } from './account-follower.tsx';
export { MovableHomes } from './movable-homes.tsx';
