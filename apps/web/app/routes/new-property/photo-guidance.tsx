import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { CheckIcon, InfoIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';

const recommendedPhotos = 3;
const maxRecommendedPhotos = 20;

type PhotoGuidance = 'none' | 'few' | 'enough' | 'many';

/** The guidance for a number of photos: 1-2 are few, 3-20 enough, and more aren't needed. */
function photoGuidance(count: number): PhotoGuidance {
  if (count === 0) return 'none';
  if (count < recommendedPhotos) return 'few';
  return count <= maxRecommendedPhotos ? 'enough' : 'many';
}

/** Yellow, green, green (core flow, section 2). */
const tints: Record<PhotoGuidance, string> = {
  none: 'text-ink-soft',
  few: 'text-caution',
  enough: 'text-forest',
  many: 'text-forest',
};

/** What to say where photos alone make no score. */
const withoutModel = {
  none: 'noneWithoutModel',
  few: 'fewWithoutModel',
  enough: 'enoughWithoutModel',
  many: 'enoughWithoutModel',
} as const satisfies Record<PhotoGuidance, string>;

export interface PhotoCountNoticeProps {
  count: number;
  /** Whether the owner went on without a photo before: only then does it warn, in red. */
  skipped: boolean;
  /** Whether no model looks at photos, so that they alone make no score. */
  lacksModel: boolean;
}

/** Says in one line whether there are enough photos for a score. */
export function PhotoCountNotice({ count, skipped, lacksModel }: PhotoCountNoticeProps) {
  const t = useTranslations('newProperty.photos');
  const guidance = photoGuidance(count);
  if (guidance === 'none' && skipped) {
    return (
      <Notice tone="danger" role="status">
        {t(lacksModel ? 'skippedWithoutModel' : 'skipped')}
      </Notice>
    );
  }
  const Icon = guidance === 'enough' || guidance === 'many' ? CheckIcon : InfoIcon;
  return (
    <p role="status" className="flex items-start gap-2 text-caption">
      <Icon className={`size-5 ${tints[guidance]}`} />
      <span>{lacksModel ? t(withoutModel[guidance], { count }) : t(guidance, { count })}</span>
    </p>
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
