import { useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

export function PropertyMissing({ onStartAgain }: { onStartAgain: () => void }) {
  const t = useTranslations('newProperty.missing');
  return (
    <Card className="mt-6 flex max-w-xl flex-col items-start gap-4 p-6">
      <h2 className="font-serif text-title-2">{t('title')}</h2>
      <p className="text-ink-soft">{t('text')}</p>
      <Button tone="primary" onClick={onStartAgain}>
        {t('startAgain')}
      </Button>
    </Card>
  );
}
