import { houseSides, type HouseSide, type Photo } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useSideWordsOf } from '../../entities/house-sides/index.ts';
import { PhotoImage, photoName } from '../../entities/photo/index.ts';
import { Button } from '../../ui/button.tsx';
import type { Proposal } from './proposals.ts';

export interface ProposalReviewProps {
  /** In the order of their numbers. */
  photos: readonly Photo[];
  proposals: readonly Proposal[];
  onConfirm: () => void;
  onCheck: () => void;
}

/** All proposed labels, grouped by side, to confirm at once. */
export function ProposalReview({ photos, proposals, onConfirm, onCheck }: ProposalReviewProps) {
  const t = useTranslations('labeling');
  const groups: readonly (HouseSide | null)[] = [...houseSides, null];
  return (
    <div className="flex flex-1 flex-col gap-3">
      <p className="max-w-[64ch] text-ink-soft">{t('review.text')}</p>
      <div className="flex flex-1 flex-col gap-3">
        {groups.map((side) => {
          const group = proposals.filter((proposal) => proposal.side === side);
          return (
            group.length > 0 && (
              <ProposalGroup key={side ?? 'unsorted'} side={side} photos={photos} group={group} />
            )
          );
        })}
      </div>
      <div className="sticky bottom-0 grid gap-2 bg-paper py-2 sm:flex sm:flex-row-reverse sm:justify-end">
        <Button tone="primary" onClick={onConfirm}>
          {t('review.confirm', { count: proposals.length })}
        </Button>
        <Button onClick={onCheck}>{t('review.check')}</Button>
      </div>
    </div>
  );
}

function ProposalGroup({
  side,
  photos,
  group,
}: {
  side: HouseSide | null;
  photos: readonly Photo[];
  group: readonly Proposal[];
}) {
  const t = useTranslations('labeling');
  const words = useSideWordsOf(null);
  const direction = group[0]?.label.direction ?? null;
  return (
    <div>
      <h2 className="text-caption font-strong">
        {side === null || direction === null ? t('review.noSide') : words.name(direction)}
      </h2>
      <ul className="mt-1 flex flex-wrap gap-2">
        {group.map(({ photo, label }) => {
          const index = photos.indexOf(photo);
          return (
            <li key={photo.image_id} className="w-20 sm:w-28">
              <PhotoImage
                photo={photo}
                alt={t('alt', { name: photoName(photo, index) })}
                className="aspect-square w-full rounded-small bg-paper-sunk object-cover"
              />
              {label.area !== undefined && label.area !== null && (
                <p className="text-caption text-ink-soft">{t(`areas.${label.area}`)}</p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
