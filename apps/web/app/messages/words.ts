import type { Locale } from './locale.ts';
import type { Messages } from './messages.ts';

/** What one page says, in one language: the shell's messages and the parts that are its own. */
export interface Words<Part extends keyof Messages = never> {
  readonly locale: Locale;
  readonly messages: Pick<Messages, 'shell'> & Pick<Messages, Part>;
}
