import { aboutMessages } from '../messages/about-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from '../shell/page-meta.ts';

export const pageMeta: PageMeta = { path: paths.about(), ...aboutMessages.about.meta };
