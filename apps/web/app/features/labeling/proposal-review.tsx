import type { Photo } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import type { Proposal } from './proposals.ts';
import { SideGroups } from './side-groups.tsx';
import { placingOf, unclearOf, type SortedPhoto } from './sorted-photos.ts';
import type { Label } from './use-labels.ts';

export interface ProposalReviewProps {
  /** In the order of their numbers. */
  photos: readonly Photo[];
  sorted: readonly SortedPhoto[];
  proposals: readonly Proposal[];
  onChoose: (photo: Photo, label: Partial<Label>) => void;
  onConfirm: () => void;
  onCheck: () => void;
}

/** What the button says that confirms proposals: how many, and how many photos have to be looked at because they are unclear. */
export function useConfirmText(): (count: number, unclear: number) => string {
  const t = useTranslations('labeling.review');
  return (count, unclear) =>
    unclear === 0
      ? t('confirm', { count })
      : count === 0
        ? t('checkUnclear', { unclear })
        : t('confirmSome', { count, unclear });
}

/** All photos by side, to correct one by one and to confirm at once. */
export function ProposalReview({
  photos,
  sorted,
  proposals,
  onChoose,
  onConfirm,
  onCheck,
}: ProposalReviewProps) {
  const t = useTranslations('labeling.review');
  const confirmText = useConfirmText();
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <div className="flex flex-1 flex-col gap-3">
      <p className="max-w-[64ch] text-ink-soft">{t('text')}</p>
      <div className="flex-1">
        <SideGroups
          photos={photos}
          sorted={sorted}
          openId={openId}
          onOpen={setOpenId}
          onChoose={onChoose}
        />
      </div>
      <div className="sticky bottom-0 grid gap-2 bg-paper py-2 sm:flex sm:flex-row-reverse sm:justify-end">
        <Button tone="primary" onClick={onConfirm}>
          {confirmText(placingOf(sorted, proposals).length, unclearOf(sorted).length)}
        </Button>
        <Button onClick={onCheck}>{t('check')}</Button>
      </div>
    </div>
  );
}
