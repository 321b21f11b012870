import { createContext, use, useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

import type { Messages } from './messages.ts';

const PartsContext = createContext<Partial<Messages>>({});

/** The reader's own. Nothing that is prerendered shows a time. */
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Adds parts of the messages to those that the pages around already carry. */
export function MessageParts({
  parts,
  children,
}: {
  parts: Partial<Messages>;
  children: ReactNode;
}) {
  const outer = use(PartsContext);
  const merged = useMemo(() => ({ ...outer, ...parts }), [outer, parts]);
  return (
    <PartsContext value={merged}>
      <IntlProvider locale="en" messages={merged} timeZone={timeZone}>
        {children}
      </IntlProvider>
    </PartsContext>
  );
}
