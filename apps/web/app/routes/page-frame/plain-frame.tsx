import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { locales } from '../../lib/messages/locale.ts';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { BrandLink } from './brand-link.tsx';

/**
 * The frame of a page without scripts, whose address is known only when it is served: the logo, the page, and a link to
 * the same page in the other language.
 */
export function PlainFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('shell.language');
  const page = useLanguage();
  return (
    <>
      <header className="border-b border-line bg-paper">
        <div className="page-width flex min-h-16 items-center justify-between gap-4 py-2">
          <BrandLink />
          {locales
            .filter((locale) => locale !== page)
            .map((locale) => (
              <a
                key={locale}
                href={`?language=${locale}`}
                hrefLang={locale}
                lang={locale}
                className="flex min-h-12 items-center rounded-small px-2 text-caption text-ink-soft underline-offset-8 hover:underline"
              >
                {t(locale)}
              </a>
            ))}
        </div>
      </header>
      <main className="flex flex-1 flex-col">{children}</main>
    </>
  );
}
