import type { ReactNode } from 'react';

import { LanguageOffer } from '../preferences/index.ts';
import { MessageParts } from '../messages/message-parts.tsx';
import type { Words } from '../messages/words.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';

/** A public page: its messages, the frame of every page, and the offer of another language. */
export function PublicPage({ words, children }: { words: Words; children: ReactNode }) {
  return (
    <MessageParts words={words}>
      <PageFrame notice={<LanguageOffer />}>{children}</PageFrame>
    </MessageParts>
  );
}
