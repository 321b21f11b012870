export { AccountFollower } from './account-follower.tsx';
export { MovableHomes } from './movable-homes.tsx';
