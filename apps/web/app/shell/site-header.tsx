import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { RingsMark } from '../ui/rings-mark.tsx';

export function SiteHeader() {
  const t = useTranslations('shell');
  return (
    <header className="border-b border-line bg-paper print:border-0">
      <div className="page-width flex min-h-16 items-center justify-between gap-4 py-2">
        <Link
          to={paths.home()}
          aria-label={t('brandHome')}
          className="flex min-h-12 min-w-0 items-center gap-3 rounded-small font-serif text-body leading-tight font-strong text-ink"
        >
          <RingsMark className="size-10 shrink-0 text-forest" />
          <span className="max-w-36 sm:max-w-none">{t('brand')}</span>
        </Link>
        <nav aria-label={t('primaryNavigation')} className="shrink-0 print:hidden">
          <ButtonLink to={paths.newProperty()} size="small">
            {t('getYourScore')}
          </ButtonLink>
        </nav>
      </div>
    </header>
  );
}
