export { linkedHead, pageHead, pageTitle, privateHead, sharedHead } from './page-head.ts';
export { appHead, publicHead, shellHead, type AppHandle, type ShellHandle } from './page-texts.ts';
export {
  type PageMeta,
  faqPage,
  howTo,
  service,
  type FaqItem,
  type Thing,
} from './structured-data.ts';
export { absoluteUrl } from './site-origin.ts';
