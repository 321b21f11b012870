import { termsMessages } from '../messages/terms-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from '../shell/page-meta.ts';

export const termsMeta: PageMeta = { path: paths.terms(), ...termsMessages.legalTerms.meta };
