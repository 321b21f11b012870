import { termsMessages } from '../messages/terms-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from '../page-head/index.ts';

export const termsMeta: PageMeta = {
  path: paths.terms(),
  name: termsMessages.legalTerms.title,
  ...termsMessages.legalTerms.meta,
};
