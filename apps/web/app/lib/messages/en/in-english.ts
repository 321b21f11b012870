import shell from './shell.json' with { type: 'json' };
import type { Messages, Words } from '../messages.ts';
import { withBrand } from '../with-brand.ts';

const shellMessages = withBrand({ shell });

/** Parts of the messages in English, together with those of the shell. */
export function inEnglish<Part extends keyof Messages = never>(
  parts: Pick<Messages, Part>,
): Words<Part> {
  return { locale: 'en', messages: { ...shellMessages, ...withBrand(parts) } };
}
