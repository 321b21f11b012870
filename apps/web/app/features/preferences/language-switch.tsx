import { useTranslations } from 'use-intl';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { locales, inLanguage, type Locale } from '../../lib/messages/locale.ts';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { keepLanguage } from './chosen-language.ts';

/** Links to this page in the other language, by that language's own name. */
export function LanguageSwitch({ className }: { className: string }) {
  const page = useLanguage();
  return locales
    .filter((locale) => locale !== page)
    .map((locale) => <LanguageLink key={locale} locale={locale} className={className} />);
}

function LanguageLink({ locale, className }: { locale: Locale; className: string }) {
  const t = useTranslations('shell.language');
  const address = useTranslatedAddress(locale);
  // A plain link, so that the page is loaded from scratch and nothing of the old language remains.
  return (
    <a
      href={address}
      hrefLang={locale}
      lang={locale}
      onClick={() => keepLanguage(locale)}
      className={className}
    >
      {t(locale)}
    </a>
  );
}

/** The build names each page by its folder, with a trailing slash. */
const slashAtTheEnd = /(.)\/$/;

/** The address of this page in another language. Query and hash are known only in the browser, not during the build. */
export function useTranslatedAddress(locale: Locale): string {
  const { pathname, search, hash } = useLocation();
  const rest = useSyncExternalStore(
    neverNotifies,
    () => search + hash,
    () => '',
  );
  return inLanguage(pathname.replace(slashAtTheEnd, '$1'), locale) + rest;
}

/** Never notifies: a change of address rerenders the page anyway. */
const neverNotifies = () => () => undefined;
