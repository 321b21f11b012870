import { deletionMessages } from '../messages/deletion-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from '../page-head/index.ts';

export const deletionMeta: PageMeta = {
  path: paths.deletion(),
  name: deletionMessages.legalDeletion.title,
  ...deletionMessages.legalDeletion.meta,
};
