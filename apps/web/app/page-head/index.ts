export { pageHead } from './page-head.ts';
export type { PageMeta } from './page-meta.ts';
export { faqPage, howTo, service, type Question, type Thing } from './things.ts';
export { pageTitle } from './page-title.ts';
export { privateHead } from './private-head.ts';
