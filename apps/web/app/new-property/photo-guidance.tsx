import { useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';
import { Notice, type NoticeTone } from '../ui/notice.tsx';

const recommendedPhotos = 3;
const maxRecommendedPhotos = 20;

type PhotoGuidance = 'none' | 'few' | 'enough' | 'many';

/** What to say about so many photos: none is red, one or two yellow, three to twenty green, more need no more. */
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

/** Whether so many photos are enough for a score. */
export function PhotoCountNotice({ count }: { count: number }) {
  const t = useTranslations('newProperty.photos');
  const guidance = photoGuidance(count);
  return (
    <Notice tone={tones[guidance]} role="status">
      {t(guidance, { count })}
    </Notice>
  );
}

/** After a long list the first way to add photos is far above: another one stands below it. */
export function AddMorePhotos({ count, onClick }: { count: number; onClick: () => void }) {
  const t = useTranslations('newProperty.photos');
  if (photoGuidance(count) !== 'many') return null;
  return (
    <Button onClick={onClick} className="sm:self-start">
      {t('addMore')}
    </Button>
  );
}
