import { guidelinesMessages } from '../messages/guidelines-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from '../shell/page-meta.ts';

export const pageMeta: PageMeta = {
  path: paths.guidelines(),
  ...guidelinesMessages.guidelines.meta,
};
