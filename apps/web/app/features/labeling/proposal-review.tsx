import type { Direction, Photo } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { SideGroups, type SortedPhoto } from './side-groups.tsx';

export interface ProposalReviewProps {
  /** In the order of their numbers. */
  photos: readonly Photo[];
  sorted: readonly SortedPhoto[];
  /** How many of them have a proposal. */
  count: number;
  onChoose: (photo: Photo, direction: Direction) => void;
  onConfirm: () => void;
  onCheck: () => void;
}

/** All photos by side, to correct one by one and to confirm at once. */
export function ProposalReview({
  photos,
  sorted,
  count,
  onChoose,
  onConfirm,
  onCheck,
}: ProposalReviewProps) {
  const t = useTranslations('labeling.review');
  return (
    <div className="flex flex-1 flex-col gap-3">
      <p className="max-w-[64ch] text-ink-soft">{t('text')}</p>
      <div className="flex-1">
        <SideGroups photos={photos} sorted={sorted} onChoose={onChoose} />
      </div>
      <div className="sticky bottom-0 grid gap-2 bg-paper py-2 sm:flex sm:flex-row-reverse sm:justify-end">
        <Button tone="primary" onClick={onConfirm}>
          {t('confirm', { count })}
        </Button>
        <Button onClick={onCheck}>{t('check')}</Button>
      </div>
    </div>
  );
}
