import { privacyMessages } from '../messages/privacy-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from '../page-head/index.ts';

export const privacyMeta: PageMeta = {
  path: paths.privacy(),
  name: privacyMessages.legalPrivacy.title,
  ...privacyMessages.legalPrivacy.meta,
};
