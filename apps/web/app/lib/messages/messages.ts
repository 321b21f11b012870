import type about from './en/about.json';
import type deployment from './en/deployment.json';
import type faq from './en/faq.json';
import type guidelines from './en/guidelines.json';
import type home from './en/home.json';
import type insuranceLetter from './en/insuranceLetter.json';
import type languageOffer from './en/languageOffer.json';
import type legal from './en/legal.json';
import type legalDeletion from './en/legalDeletion.json';
import type legalDisclaimer from './en/legalDisclaimer.json';
import type legalDpa from './en/legalDpa.json';
import type legalPrivacy from './en/legalPrivacy.json';
import type legalTerms from './en/legalTerms.json';
import type method from './en/method.json';
import type shell from './en/shell.json';
import type * as appParts from './app-parts.ts';
import type { Format, Locale } from './locale.ts';

type AppMessages = typeof appParts;

/** All parts of the messages by file name: those of the application, and those below. The English files define their shape. */
export interface Messages extends AppMessages {
  about: typeof about;
  deployment: typeof deployment;
  faq: typeof faq;
  guidelines: typeof guidelines;
  home: typeof home;
  insuranceLetter: typeof insuranceLetter;
  languageOffer: typeof languageOffer;
  legal: typeof legal;
  legalDeletion: typeof legalDeletion;
  legalDisclaimer: typeof legalDisclaimer;
  legalDpa: typeof legalDpa;
  legalPrivacy: typeof legalPrivacy;
  legalTerms: typeof legalTerms;
  method: typeof method;
  shell: typeof shell;
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: Format;
    Messages: Messages;
  }
}

/** The messages of one page in one language: the shell's and its own parts. */
export interface Words<Part extends keyof Messages = never> {
  readonly locale: Locale;
  readonly messages: Pick<Messages, 'shell'> & Pick<Messages, Part>;
}
