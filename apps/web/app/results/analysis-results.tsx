import type { Analysis, Photo } from '@dss/domain';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';

import { useAnalysisJob } from '../analysis/index.ts';
import { AnswersSection } from '../answers/index.ts';
import { DetailedAnalysis } from '../explanation/index.ts';
import { Notice } from '../ui/notice.tsx';
import { BasicAnalysisNotice } from './basic-analysis-notice.tsx';
import { CoverageCard } from './coverage-card.tsx';
import { inputsChangedSince } from './inputs-changed.ts';
import { lookedAt } from '../analysis/index.ts';
import { ScoreAnnouncement } from './score-announcement.tsx';
import { ScoreCard } from './score-card.tsx';

export interface AnalysisResultsProps {
  propertyId: string;
  analysis: Analysis;
  photos: readonly Photo[];
}

export function AnalysisResults({ propertyId, analysis, photos }: AnalysisResultsProps) {
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
      <ScoreCard propertyId={propertyId} analysis={analysis} onShowDetails={showDetails} />
      <BasicAnalysisNotice analysis={analysis} />
      <CoverageCard
        propertyId={propertyId}
        missing={analysis.coverage_missing}
        littleKnown={analysis.provisional}
      />
      <AnswersSection propertyId={propertyId} analysis={analysis} />
      <DetailedAnalysis
        headingRef={details}
        propertyId={propertyId}
        analysis={analysis}
        photos={photos}
      />
    </>
  );
}
