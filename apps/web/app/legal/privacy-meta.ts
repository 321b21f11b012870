import { privacyMessages } from '../messages/privacy-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from '../shell/page-meta.ts';

export const privacyMeta: PageMeta = {
  path: paths.privacy(),
  ...privacyMessages.legalPrivacy.meta,
};
