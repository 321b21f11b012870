import { Outlet } from 'react-router';

import { MessageParts } from '../../lib/messages/message-parts.tsx';
import type { Words } from '../../lib/messages/messages.ts';
import { UnexpectedError } from './unexpected-error.tsx';

/** Wraps every page of one language: sets the language and adds the shell's messages. */
export function LanguageLayout({ words }: { words: Words }) {
  return (
    <MessageParts words={words}>
      <Outlet />
    </MessageParts>
  );
}

/** The last error boundary of every page in one language. */
export function LanguageErrorBoundary({ words, error }: { words: Words; error: unknown }) {
  return (
    <MessageParts words={words}>
      <UnexpectedError error={error} />
    </MessageParts>
  );
}
