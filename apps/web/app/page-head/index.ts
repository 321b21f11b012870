export { pageHead, pageTitle, privateHead } from './page-head.ts';
export type { PageMeta } from './structured-data.ts';
export { faqPage, howTo, service, type Question, type Thing } from './things.ts';
export { usePageCheck } from './use-page-check.ts';
