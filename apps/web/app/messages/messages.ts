import type { appMessages } from './app-messages.ts';
import type { homeMessages } from './home-messages.ts';
import type { shellMessages } from './shell-messages.ts';

/** English is the source that every message's type is taken from. */
export type Messages = typeof shellMessages & typeof homeMessages & typeof appMessages;

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'en';
    Messages: Messages;
  }
}
