import { areNamingsMixed, type Analysis, type Photo, type Property } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { inputsChangedSince } from '../../entities/analysis/inputs-changed.ts';
import { useIsNewResultDue } from '../../entities/analysis/start-analysis.ts';
import { useLookedAt } from '../../entities/analysis/analyses.ts';
import { useAnswers } from '../../entities/answers/answers.ts';
import { FacingButton } from '../../entities/facing/facing-button.tsx';
import { useRescoreAfterPlacing } from '../../features/map/placements/use-save-placement.ts';
import { Notice } from '../../ui/notice.tsx';
import { RerunLink } from './rerun-link.tsx';

export interface PhotosChangedProps {
  propertyId: string;
  analysis: Analysis;
  photos: readonly Photo[];
}

/** Says that photos have changed since they were looked at. A part of its own, so that a job's progress doesn't re-render the score. */
export function PhotosChanged({ propertyId, analysis, photos }: PhotosChangedProps) {
  const t = useTranslations('results');
  const lookedAt = useLookedAt(propertyId);
  const newResultDue = useIsNewResultDue(propertyId, analysis);
  const looked = { ...analysis, created_at: lookedAt(analysis) };
  return (
    !newResultDue &&
    inputsChangedSince(looked, photos) && (
      <Notice tone="caution">
        <p>{t('photos.changed')}</p>
        {photos.length > 0 && (
          <div className="mt-2 print:hidden">
            <RerunLink propertyId={propertyId} />
          </div>
        )}
      </Notice>
    )
  );
}

export interface MixedNamesProps {
  property: Property;
  photos: readonly Photo[];
}

/** Asks which way the front faces where only that tells which side by the compass is which side of the house. */
export function MixedNames({ property, photos }: MixedNamesProps) {
  const t = useTranslations('houseSides.facing');
  const { data: answers = [] } = useAnswers(property.id);
  const rescore = useRescoreAfterPlacing(property.id);
  if (!areNamingsMixed(property, photos, answers)) return null;
  return (
    <Notice className="print:hidden">
      <p>{t('mixed')}</p>
      <div className="mt-2">
        <FacingButton property={property} onSaved={() => void rescore()} />
      </div>
    </Notice>
  );
}

/** Announces the new score and the previous range to screen readers after an answer or a dispute; silent at first. */
export function ScoreAnnouncement({ analysis }: { analysis: Analysis }) {
  const t = useTranslations('explanation');
  const [{ now, before }, setShown] = useState<{ now: Analysis; before: Analysis | null }>({
    now: analysis,
    before: null,
  });
  if (now.analysis_id !== analysis.analysis_id) setShown({ now: analysis, before: now });
  const { dss_score: score, range } = analysis;
  return (
    <p role="status" className="sr-only">
      {before !== null && `${t('announce', { score, ...range })} ${t('before', before.range)}`}
    </p>
  );
}
