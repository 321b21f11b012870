export { linkTo, useProse } from './use-prose.tsx';
