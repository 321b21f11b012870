import { dpaMessages } from '../messages/dpa-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from '../shell/page-meta.ts';

export const dpaMeta: PageMeta = { path: paths.dpa(), ...dpaMessages.legalDpa.meta };
