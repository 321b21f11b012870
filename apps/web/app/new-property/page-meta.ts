import { appMessages } from '../messages/app-messages.ts';
import type { PageMeta } from '../page-head/index.ts';
import { paths } from '../paths.ts';
import { pageTitle } from '../shell/page-title.ts';

const { pageTitle: name, pageDescription, pageKeywords } = appMessages.newProperty;

export const pageMeta: PageMeta = {
  path: paths.newProperty(),
  name,
  title: pageTitle(name),
  description: pageDescription,
  keywords: pageKeywords,
};
