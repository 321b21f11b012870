import { useTranslations } from 'use-intl';

import { locales, type Locale } from '../messages/locale.ts';
import { useLanguage } from '../messages/message-parts.tsx';
import { keepLanguage } from './chosen-language.ts';
import { useTwinAddress } from './use-twin-address.ts';

/** Links to this page in the other language, by that language's own name. */
export function LanguageSwitch({ className }: { className: string }) {
  const page = useLanguage();
  return locales
    .filter((locale) => locale !== page)
    .map((locale) => <LanguageLink key={locale} locale={locale} className={className} />);
}

function LanguageLink({ locale, className }: { locale: Locale; className: string }) {
  const t = useTranslations('shell.language');
  const address = useTwinAddress(locale);
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
