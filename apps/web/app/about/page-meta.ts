import { aboutMessages } from '../messages/about-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from '../page-head/index.ts';

export const pageMeta: PageMeta = {
  path: paths.about(),
  name: aboutMessages.about.title,
  ...aboutMessages.about.meta,
};
