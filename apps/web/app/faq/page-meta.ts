import { faqMessages } from '../messages/faq-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from '../page-head/index.ts';

export const pageMeta: PageMeta = {
  path: paths.faq(),
  name: faqMessages.faq.title,
  ...faqMessages.faq.meta,
};
