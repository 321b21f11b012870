import { useTranslations } from 'use-intl';

import type { BesideList } from '../../entities/list-link/index.ts';
import { Button } from '../../ui/button.tsx';
import type { MapPhoto } from './map-photos.ts';

export interface ChosenBarProps {
  marked: MapPhoto;
  list: BesideList;
  onDetails: () => void;
  onEdit: () => void;
  onLetGo: () => void;
}

/** What the list beside the map says about the photo of the chosen marker, and how to get there. */
export function ChosenBar({ marked, list, onDetails, onEdit, onLetGo }: ChosenBarProps) {
  const t = useTranslations('map');
  const { number, name, photo } = marked;
  const { count } = list;
  return (
    <div className="hairline flex flex-col gap-3 rounded-card bg-forest-wash p-3">
      <p className="wrap-anywhere">{t('chosen.title', { number, name, count })}</p>
      <div className="flex flex-wrap gap-2">
        {count > 0 && (
          <Button size="small" onClick={() => list.goTo(photo.image_id)}>
            {t('chosen.goTo', { count })}
          </Button>
        )}
        <Button size="small" onClick={onDetails}>
          {t('selection.details')}
        </Button>
        <Button size="small" onClick={onEdit}>
          {t('selection.edit')}
        </Button>
        <Button size="small" tone="quiet" onClick={onLetGo}>
          {t('chosen.letGo')}
        </Button>
      </div>
    </div>
  );
}
