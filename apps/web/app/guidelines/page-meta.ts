import { guidelinesMessages } from '../messages/guidelines-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from '../page-head/index.ts';

export const pageMeta: PageMeta = {
  path: paths.guidelines(),
  name: guidelinesMessages.guidelines.title,
  ...guidelinesMessages.guidelines.meta,
};
