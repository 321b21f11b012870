import { createContext, use, useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

import { formatOf, localeOf, type Locale } from './locale.ts';
import type { Messages } from './messages.ts';

interface Spoken {
  readonly locale: Locale;
  readonly messages: Partial<Messages>;
}

const SpokenContext = createContext<Spoken | null>(null);

/** Set explicitly, because the build would otherwise use its machine's time zone and warn about it. */
const californiaTime = 'America/Los_Angeles';

interface MessagePartsProps {
  words: Spoken;
  /**
   * The time zone of times on the page; by default that of the surrounding `MessageParts`. Public pages show no times,
   * so they keep California's, which needs no lookup of the browser's own.
   */
  timeZone?: string;
  children: ReactNode;
}

/** Sets the language of its children, and adds parts of the messages to those that are already loaded around it. */
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

/** The language of the page. `useLocale` of use-intl is something else: the format of numbers and dates. */
export function useLanguage(): Locale {
  const spoken = use(SpokenContext);
  if (spoken === null) throw new Error('useLanguage needs MessageParts around it.');
  return spoken.locale;
}

/**
 * The language of a link to another site, if it isn't the page's own: for `hrefLang`. Other sites are assumed to be in
 * English, except under `/es`.
 */
export function useLinkLanguage(address: string): Locale | undefined {
  const page = useLanguage();
  if (!/^https?:/.test(address)) return undefined;
  const language = localeOf(new URL(address).pathname);
  return language === page ? undefined : language;
}
