import { useTranslations } from 'use-intl';

import { Notice, type NoticeTone } from '../ui/notice.tsx';
import { photoGuidance, type PhotoGuidance } from './photo-guidance.ts';

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
