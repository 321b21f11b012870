import { Outlet } from 'react-router';

import { MessageParts } from '../messages/message-parts.tsx';
import type { Words } from '../messages/words.ts';
import { UnexpectedError } from './unexpected-error.tsx';

/** Around every page of one language: the language itself, and what the shell says in it. */
export function LanguageLayout({ words }: { words: Words }) {
  return (
    <MessageParts words={words}>
      <Outlet />
    </MessageParts>
  );
}

/** The last net under every page of one language. */
export function LanguageErrorBoundary({ words, error }: { words: Words; error: unknown }) {
  return (
    <MessageParts words={words}>
      <UnexpectedError error={error} />
    </MessageParts>
  );
}
