export { pageHead, pageTitle, privateHead, sharedHead } from './page-head.ts';
export {
  type PageMeta,
  faqPage,
  howTo,
  service,
  type FaqItem,
  type Thing,
} from './structured-data.ts';
export { absoluteUrl } from './site-origin.ts';
