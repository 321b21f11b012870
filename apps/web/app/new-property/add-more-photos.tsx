import { useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';
import { photoGuidance } from './photo-guidance.ts';

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
