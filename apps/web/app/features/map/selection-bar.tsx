import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import type { MapPhoto } from './map-photos.ts';

export interface SelectionBarProps {
  marked: MapPhoto;
  onEdit: () => void;
  onDetails: () => void;
  onSteer: () => void;
  onTakeOff: () => void;
  onLetGo: () => void;
}

/** The actions for the photo chosen in the strip. */
export function SelectionBar({
  marked: { number, name, at },
  onEdit,
  onDetails,
  onSteer,
  onTakeOff,
  onLetGo,
}: SelectionBarProps) {
  const t = useTranslations('map.selection');
  return (
    <div className="hairline flex flex-col gap-3 rounded-card bg-forest-wash p-3">
      <p>
        <strong className="wrap-anywhere">{t('title', { number, name })}</strong>{' '}
        <span>{t(at === null ? 'tapToPlace' : 'tapToMove')}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {at !== null && (
          <Button size="small" onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
        <Button size="small" onClick={onDetails}>
          {t('details')}
        </Button>
        <Button size="small" onClick={onSteer}>
          {t(at === null ? 'steer' : 'steerAgain')}
        </Button>
        {at !== null && (
          <Button size="small" onClick={onTakeOff}>
            {t('takeOff')}
          </Button>
        )}
        <Button size="small" tone="quiet" onClick={onLetGo}>
          {t('letGo')}
        </Button>
      </div>
    </div>
  );
}
