import { homeMessages } from '../messages/home-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from '../shell/page-meta.ts';

export const pageMeta: PageMeta = { path: paths.home(), ...homeMessages.home.meta };
