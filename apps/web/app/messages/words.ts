import type { Locale } from './locale.ts';
import type { Messages } from './messages.ts';

/** The messages of one page in one language: the shell's and its own parts. */
export interface Words<Part extends keyof Messages = never> {
  readonly locale: Locale;
  readonly messages: Pick<Messages, 'shell'> & Pick<Messages, Part>;
}
