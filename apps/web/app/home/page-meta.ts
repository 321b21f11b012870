import { homeMessages } from '../messages/home-messages.ts';
import { shellMessages } from '../messages/shell-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from '../page-head/index.ts';

export const pageMeta: PageMeta = {
  path: paths.home(),
  name: shellMessages.shell.pageHead.home,
  ...homeMessages.home.meta,
};
