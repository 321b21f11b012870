import type { Analysis, Photo } from '@dss/domain';
import { useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { lookedAt, useAnalysisJob } from '../analysis/index.ts';
import { AnswersSection } from '../answers/index.ts';
import { DetailedAnalysis } from '../explanation/index.ts';
import { Notice } from '../ui/notice.tsx';
import { BasicAnalysisNotice } from './basic-analysis-notice.tsx';
import { CoverageCard } from './coverage-card.tsx';
import { CoverageEnhancements } from './coverage-enhancements.tsx';
import { inputsChangedSince } from './inputs-changed.ts';
import { ScoreAnnouncement } from './score-announcement.tsx';
import { ScoreCard } from './score-card.tsx';

export interface AnalysisResultsProps {
  propertyId: string;
  analysis: Analysis;
  photos: readonly Photo[];
  /** The reader has just waited for this score. */
  isNew: boolean;
  /** Stands between the score and how it came about. */
  map: ReactNode;
}

export function AnalysisResults({
  propertyId,
  analysis,
  photos,
  isNew,
  map,
}: AnalysisResultsProps) {
  const t = useTranslations('results');
  const { data: job } = useAnalysisJob(propertyId);
  const details = useRef<HTMLHeadingElement>(null);
  function showDetails(): void {
    details.current?.scrollIntoView({ block: 'start' });
    details.current?.focus({ preventScroll: true });
  }
  return (
    <>
      {inputsChangedSince({ ...analysis, created_at: lookedAt(analysis, job) }, photos) && (
        <Notice tone="caution">{t('photos.changed')}</Notice>
      )}
      <ScoreAnnouncement analysis={analysis} />
      <ScoreCard
        propertyId={propertyId}
        analysis={analysis}
        photos={photos}
        startScore={isNew ? 0 : analysis.dss_score}
        onShowDetails={showDetails}
      />
      <BasicAnalysisNotice analysis={analysis} />
      <CoverageCard
        propertyId={propertyId}
        missing={analysis.coverage_missing}
        littleKnown={analysis.provisional}
      />
      <AnswersSection propertyId={propertyId} analysis={analysis} />
      {map}
      <DetailedAnalysis
        headingRef={details}
        propertyId={propertyId}
        analysis={analysis}
        photos={photos}
      />
      <CoverageEnhancements propertyId={propertyId} missing={analysis.coverage_missing} />
    </>
  );
}
