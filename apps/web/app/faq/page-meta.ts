import { faqMessages } from '../messages/faq-messages.ts';
import { paths } from '../paths.ts';
import type { PageMeta } from '../shell/page-meta.ts';

export const pageMeta: PageMeta = { path: paths.faq(), ...faqMessages.faq.meta };
