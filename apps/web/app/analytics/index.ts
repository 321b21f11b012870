export { capture } from './analytics.ts';
export { StartLink } from './start-link.tsx';
