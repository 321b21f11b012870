import { createContext, use, useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

import { formatOf, type Locale } from './locale.ts';
import type { Messages } from './messages.ts';
import type { Words } from './words.ts';

interface Spoken {
  readonly locale: Locale;
  readonly messages: Partial<Messages>;
}

const SpokenContext = createContext<Spoken | null>(null);

/** Named, or the build would use its own machine's and warn of it. */
const californiaTime = 'America/Los_Angeles';

export interface MessagePartsProps {
  words: Words;
  /**
   * Where times are told; that of the page around it where absent. Public pages tell none, so they keep California's: to ask
   * a browser for its own costs a phone a tenth of a second.
   */
  timeZone?: string;
  children: ReactNode;
}

/** Sets the language of what it holds, and adds parts of the messages to those that the pages around already carry. */
export function MessageParts({
  words: { locale, messages },
  timeZone,
  children,
}: MessagePartsProps) {
  const outer = use(SpokenContext);
  const ownTimeZone = timeZone ?? (outer === null ? californiaTime : undefined);
  const spoken = useMemo(
    () => ({ locale, messages: { ...outer?.messages, ...messages } }),
    [outer, locale, messages],
  );
  return (
    <SpokenContext value={spoken}>
      <IntlProvider
        locale={formatOf(locale)}
        messages={spoken.messages}
        {...(ownTimeZone !== undefined && { timeZone: ownTimeZone })}
      >
        {children}
      </IntlProvider>
    </SpokenContext>
  );
}

/** The language that the page speaks. `useLocale` of use-intl names how it writes numbers and dates. */
export function useLanguage(): Locale {
  const spoken = use(SpokenContext);
  if (spoken === null) throw new Error('useLanguage needs MessageParts around it.');
  return spoken.locale;
}
