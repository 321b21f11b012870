import type { ReactNode } from 'react';

import { LanguageOffer } from '../preferences/index.ts';
import { MessageParts } from '../messages/message-parts.tsx';
import type { Words } from '../messages/words.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';

/** A page for everyone: its words, the frame of every page, and an offer to whoever reads another language. */
export function PublicPage({ words, children }: { words: Words; children: ReactNode }) {
  return (
    <MessageParts words={words}>
      <PageFrame notice={<LanguageOffer />}>{children}</PageFrame>
    </MessageParts>
  );
}
