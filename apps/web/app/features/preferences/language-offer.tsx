import { useEffect, useState } from 'react';

import type { Locale } from '../../lib/messages/locale.ts';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import type { Messages } from '../../lib/messages/messages.ts';
import { storedChoices } from '../../lib/device/native/stored-choices.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { chosenLanguage, keepLanguage, offeredLanguage } from './chosen-language.ts';
import { useTranslatedAddress } from './language-switch.tsx';

type Texts = Messages['languageOffer'];

/** Texts in a language other than the page's, loaded only when that language is offered. */
const loaders: Readonly<Record<Locale, () => Promise<{ readonly default: Texts }>>> = {
  en: () => import('../../lib/messages/en/languageOffer.json'),
  es: () => import('../../lib/messages/es/languageOffer.json'),
};

interface Offer {
  readonly locale: Locale;
  readonly texts: Texts;
}

/**
 * An unobtrusive line, in the visitor's language, for those who prefer another one than the page's. It never redirects.
 */
export function LanguageOffer() {
  const page = useLanguage();
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    const locale = offeredLanguage({
      page,
      chosen: chosenLanguage(storedChoices.read()),
      preferred: navigator.languages,
    });
    if (locale === null) return;
    let wanted = true;
    const show = ({ default: texts }: { readonly default: Texts }) => {
      if (wanted) setOffer({ locale, texts });
    };
    // If its texts can't be loaded, the switch in header and footer is still there.
    loaders[locale]().then(show, () => undefined);
    return () => {
      wanted = false;
    };
  }, [page]);
  if (offer === null) return null;
  const dismiss = () => {
    keepLanguage(page);
    setOffer(null);
  };
  return <OfferLine {...offer} onDismiss={dismiss} />;
}

function OfferLine({ locale, texts, onDismiss }: Offer & { onDismiss: () => void }) {
  const address = useTranslatedAddress(locale);
  return (
    <aside
      lang={locale}
      aria-label={texts.text}
      className="hairline relative mx-4 mb-4 flex sm:mx-auto max-w-xl flex-wrap items-center gap-x-4 rounded-card bg-paper-raised py-2 pr-14 pl-5 text-caption print:hidden"
    >
      <p>{texts.text}</p>
      <a
        href={address}
        hrefLang={locale}
        onClick={() => keepLanguage(locale)}
        className="flex min-h-11 items-center rounded-small font-strong text-forest underline underline-offset-4"
      >
        {texts.open}
      </a>
      <button
        type="button"
        aria-label={texts.dismiss}
        onClick={onDismiss}
        className="absolute top-1 right-1 flex size-12 items-center justify-center rounded-small text-forest"
      >
        <CloseIcon className="size-5" />
      </button>
    </aside>
  );
}
