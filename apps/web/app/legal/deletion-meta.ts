import { deletionMessages } from '../messages/deletion-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from '../shell/page-meta.ts';

export const deletionMeta: PageMeta = {
  path: paths.deletion(),
  ...deletionMessages.legalDeletion.meta,
};
