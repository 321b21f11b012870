import { dpaMessages } from '../messages/dpa-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from '../page-head/index.ts';

export const dpaMeta: PageMeta = {
  path: paths.dpa(),
  name: dpaMessages.legalDpa.title,
  ...dpaMessages.legalDpa.meta,
};
