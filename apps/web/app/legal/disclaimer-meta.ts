import { disclaimerMessages } from '../messages/disclaimer-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from '../page-head/index.ts';

export const disclaimerMeta: PageMeta = {
  path: paths.disclaimer(),
  name: disclaimerMessages.legalDisclaimer.title,
  ...disclaimerMessages.legalDisclaimer.meta,
};
