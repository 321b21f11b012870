import { disclaimerMessages } from '../messages/disclaimer-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from '../shell/page-meta.ts';

export const disclaimerMeta: PageMeta = {
  path: paths.disclaimer(),
  ...disclaimerMessages.legalDisclaimer.meta,
};
