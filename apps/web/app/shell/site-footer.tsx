import { useTranslations } from 'use-intl';

export function SiteFooter() {
  const t = useTranslations('shell');
  return (
    <footer className="border-t border-line bg-paper-sunk">
      <div className="page-width grid gap-4 py-10 text-caption text-ink-soft">
        <p className="font-strong text-ink">{t('disclaimerTitle')}</p>
        <p className="max-w-[72ch]">{t('disclaimer')}</p>
        <p>{t('copyright')}</p>
      </div>
    </footer>
  );
}
