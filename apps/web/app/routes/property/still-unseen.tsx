import type { Analysis, Photo } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { useSideWords } from '../../entities/house-sides/index.ts';
import { countUnlabeled } from './next-action.ts';

export interface StillUnseenProps {
  analysis: Pick<Analysis, 'coverage_missing' | 'photos'> & {
    readonly explanation: Pick<Analysis['explanation'], 'domains'>;
  };
  photos: readonly Pick<Photo, 'image_id' | 'placement'>[];
  className?: string;
}

/** One line that names the sides nobody has photographed and the parts of which nothing is known; empty if there are none. */
export function StillUnseen({ analysis, photos, className }: StillUnseenProps) {
  const t = useTranslations('results.score');
  const format = useFormatter();
  const { choices } = useSideWords();
  const sides = choices
    .filter(({ value }) => analysis.coverage_missing.includes(value))
    .map(({ label }) => label);
  const parts = analysis.explanation.domains
    .filter(({ confidence_percent: known }) => known === 0)
    .map(({ domain }) => t('part', { domain }));
  if (sides.length + parts.length === 0) return null;
  const unlabeled = countUnlabeled(analysis, photos) > 0;
  return (
    <p className={className}>
      {sides.length > 0 && (
        <span>{t(unlabeled ? 'noLabeledPhoto' : 'noPhoto', { sides: format.list(sides) })}</span>
      )}
      {parts.length > 0 && <span>{` ${t('notSeen', { parts: format.list(parts) })}`}</span>}
    </p>
  );
}
