import shell from './shell.json' with { type: 'json' };
import type { Messages, Words } from '../messages.ts';
import { withBrand } from '../with-brand.ts';

const shellMessages = withBrand({ shell });

/** Parts of the messages in Spanish, together with those of the shell. */
export function inSpanish<Part extends keyof Messages = never>(
  parts: Pick<Messages, Part>,
): Words<Part> {
  return { locale: 'es', messages: { ...shellMessages, ...withBrand(parts) } };
}
