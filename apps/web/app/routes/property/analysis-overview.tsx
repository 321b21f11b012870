import type { Analysis, Photo, Property } from '@dss/domain';
import { useTranslations } from 'use-intl';

import {
  inputsChangedSince,
  useIsNewResultDue,
  useLookedAt,
} from '../../entities/analysis/index.ts';
import { AnswersSection } from '../../features/corrections/index.ts';
import { Notice } from '../../ui/notice.tsx';
import { AnalysisMethod } from './analysis-method.tsx';
import { ScoreAnnouncement, ScoreCard } from './score-card.tsx';
import { HomePlan, useHomePlan } from './home-plan.tsx';
import { NotCountedPhotos } from './not-counted-photos.tsx';

export interface AnalysisOverviewProps {
  property: Property;
  analysis: Analysis;
  photos: readonly Photo[];
  /** The owner has just waited for this score. */
  isNew: boolean;
}

/** The score and how reliable it is, followed by what it is based on. */
export function AnalysisOverview({ property, analysis, photos, isNew }: AnalysisOverviewProps) {
  const { id: propertyId, state } = property;
  const plan = useHomePlan({ property, analysis, photos });
  return (
    <>
      <PhotosChanged propertyId={propertyId} analysis={analysis} photos={photos} />
      <ScoreAnnouncement analysis={analysis} />
      <ScoreCard
        propertyId={propertyId}
        analysis={analysis}
        photos={photos}
        startScore={isNew ? 0 : analysis.dss_score}
      />
      <HomePlan plan={plan} state={state} />
      <AnalysisMethod analysis={analysis} />
      <NotCountedPhotos analysis={analysis} photos={photos} />
      <AnswersSection propertyId={propertyId} analysis={analysis} />
    </>
  );
}

/** Says that photos have changed since they were looked at. A part of its own, so that a job's progress doesn't re-render the score. */
function PhotosChanged({
  propertyId,
  analysis,
  photos,
}: Pick<AnalysisOverviewProps, 'analysis' | 'photos'> & { propertyId: string }) {
  const t = useTranslations('results');
  const lookedAt = useLookedAt(propertyId);
  const newResultDue = useIsNewResultDue(propertyId, analysis);
  const looked = { ...analysis, created_at: lookedAt(analysis) };
  return (
    !newResultDue &&
    inputsChangedSince(looked, photos) && <Notice tone="caution">{t('photos.changed')}</Notice>
  );
}
