import type { aboutMessages } from './about-messages.ts';
import type { appMessages } from './app-messages.ts';
import type { deletionMessages } from './deletion-messages.ts';
import type { disclaimerMessages } from './disclaimer-messages.ts';
import type { dpaMessages } from './dpa-messages.ts';
import type { faqMessages } from './faq-messages.ts';
import type { guidelinesMessages } from './guidelines-messages.ts';
import type { homeMessages } from './home-messages.ts';
import type { legalMessages } from './legal-messages.ts';
import type { methodMessages } from './method-messages.ts';
import type { privacyMessages } from './privacy-messages.ts';
import type { shellMessages } from './shell-messages.ts';
import type { termsMessages } from './terms-messages.ts';

/** English is the source that every message's type is taken from. */
export type Messages = typeof shellMessages &
  typeof appMessages &
  typeof methodMessages &
  typeof homeMessages &
  typeof aboutMessages &
  typeof faqMessages &
  typeof guidelinesMessages &
  typeof legalMessages &
  typeof termsMessages &
  typeof privacyMessages &
  typeof deletionMessages &
  typeof dpaMessages &
  typeof disclaimerMessages;

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'en';
    Messages: Messages;
  }
}
