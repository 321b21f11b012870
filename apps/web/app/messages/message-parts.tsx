import { createContext, use, useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

import type { Messages } from './messages.ts';
import type { Words } from './words.ts';

const PartsContext = createContext<Partial<Messages>>({});

/** The reader's own. Nothing that is prerendered shows a time. */
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Sets the language of what it holds, and adds parts of the messages to those that the pages around already carry. */
export function MessageParts({
  words: { locale, messages },
  children,
}: {
  words: Words;
  children: ReactNode;
}) {
  const outer = use(PartsContext);
  const merged = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return (
    <PartsContext value={merged}>
      <IntlProvider locale={locale} messages={merged} timeZone={timeZone}>
        {children}
      </IntlProvider>
    </PartsContext>
  );
}
