export { StartLink } from './start-link.tsx';
