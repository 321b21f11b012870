import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Notice, type NoticeTone } from '../../ui/notice.tsx';

const recommendedPhotos = 3;
const maxRecommendedPhotos = 20;

type PhotoGuidance = 'none' | 'few' | 'enough' | 'many';

/** The guidance for a number of photos: none is red, 1-2 yellow, 3-20 green, and more aren't needed. */
function photoGuidance(count: number): PhotoGuidance {
  if (count === 0) return 'none';
  if (count < recommendedPhotos) return 'few';
  return count <= maxRecommendedPhotos ? 'enough' : 'many';
}

/** Red, yellow, green, green (core flow, section 2). */
const tones: Record<PhotoGuidance, NoticeTone> = {
  none: 'danger',
  few: 'caution',
  enough: 'positive',
  many: 'positive',
};

/** Says whether there are enough photos for a score. */
export function PhotoCountNotice({ count }: { count: number }) {
  const t = useTranslations('newProperty.photos');
  const guidance = photoGuidance(count);
  return (
    <Notice tone={tones[guidance]} role="status">
      {t(guidance, { count })}
    </Notice>
  );
}

/** A second button below a long list of photos, where the first one is far above. */
export function AddMorePhotos({ count, onClick }: { count: number; onClick: () => void }) {
  const t = useTranslations('newProperty.photos');
  if (photoGuidance(count) !== 'many') return null;
  return (
    <Button onClick={onClick} className="sm:self-start">
      {t('addMore')}
    </Button>
  );
}
