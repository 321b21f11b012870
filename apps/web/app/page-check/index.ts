export { usePageCheck } from './use-page-check.ts';
