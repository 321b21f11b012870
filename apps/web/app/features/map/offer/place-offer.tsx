import { useTranslations } from 'use-intl';

import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

export interface PlaceOfferProps {
  count: number;
  accepting: boolean;
  onAccept: () => void;
  onCheck: () => void;
  onDismiss: () => void;
}

/** Offers to place photos that know where they were taken. Nothing is saved until the owner accepts. */
export function PlaceOffer({ count, accepting, onAccept, onCheck, onDismiss }: PlaceOfferProps) {
  const t = useTranslations('map.offer');
  return (
    <Notice title={t('title', { count })}>
      <p className="max-w-[64ch] text-ink-soft">{t('text', { count })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" tone="primary" unavailable={accepting} onClick={onAccept}>
          {t('accept', { count })}
        </Button>
        <Button size="small" onClick={onCheck}>
          {t('check', { count })}
        </Button>
        <Button size="small" tone="quiet" onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      </div>
    </Notice>
  );
}
