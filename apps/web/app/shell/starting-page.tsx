import { useTranslations } from 'use-intl';

import { RingsMark } from '../ui/rings-mark.tsx';

/** The first moment of an application page: the mark, breathing. */
export function StartingPage() {
  const t = useTranslations('shell');
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <RingsMark className="size-20 animate-breathe text-forest" />
      <span className="sr-only">{t('brand')}</span>
    </main>
  );
}
