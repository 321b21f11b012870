import type { Analysis, ExplanationHazardRow, Photo } from '@dss/domain';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { DisputeOutlet } from '../disputes/index.ts';
import { KnowledgeProvider, useKnowledge } from '../knowledge/index.ts';
import { usePaths } from '../paths.ts';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AnalysisSummary } from './analysis-summary.tsx';
import { Ceilings } from './ceilings.tsx';
import { ContextFindings } from './context-findings.tsx';
import { DomainBars } from './domain-bars.tsx';
import { HazardList } from './hazard-list.tsx';
import { ceilingRowsOf } from './ledger.ts';
import { LedgerView } from './ledger-view.tsx';
import { NotSeen } from './not-seen.tsx';
import { SetAside } from './set-aside.tsx';
import { detailsHeadingId } from './show-hazard-card.ts';
import { UnsureFindings } from './unsure-findings.tsx';
import { WaysUp } from './ways-up.tsx';

export interface DetailedAnalysisProps {
  propertyId: string;
  analysis: Analysis;
  photos: readonly Photo[];
}

/** Why this score: a picture first, then every deduction in words. */
export function DetailedAnalysis(shown: DetailedAnalysisProps) {
  const t = useTranslations('explanation');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={detailsHeadingId} className="@container flex flex-col gap-8">
      <h2 id={detailsHeadingId} ref={heading} tabIndex={-1} className="font-serif text-title-1">
        {t('title')}
      </h2>
      <AnalysisSummary analysis={shown.analysis} />
      <KnowledgeProvider fallback={<ExplanationSkeleton />}>
        <Explanation
          {...shown}
          focusAfterDispute={() => heading.current?.focus({ preventScroll: true })}
        />
      </KnowledgeProvider>
    </section>
  );
}

function Explanation({
  propertyId,
  analysis,
  photos,
  focusAfterDispute,
}: DetailedAnalysisProps & { focusAfterDispute: () => void }) {
  const knowledge = useKnowledge();
  const [disputed, setDisputed] = useState<ExplanationHazardRow | null>(null);
  const { explanation } = analysis;
  return (
    <>
      <Card className="grid gap-8 p-4 sm:p-6 @4xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] @4xl:gap-12 @4xl:p-10">
        <DomainBars domains={explanation.domains} />
        <div className="grid content-start gap-8 @2xl:grid-cols-2 @4xl:grid-cols-1">
          <LedgerView explanation={explanation} />
          <WaysUp explanation={explanation} />
        </div>
      </Card>
      <HazardList
        propertyId={propertyId}
        analysis={analysis}
        photos={photos}
        onDispute={setDisputed}
      />
      <Ceilings rows={ceilingRowsOf(explanation.rows)} />
      <NotSeen propertyId={propertyId} rows={explanation.rows} />
      <UnsureFindings explanation={explanation} photos={photos} />
      <SetAside propertyId={propertyId} findings={explanation.set_aside} photos={photos} />
      <ContextFindings propertyId={propertyId} explanation={explanation} photos={photos} />
      <MethodLink version={explanation.weights_version} />
      <DisputeOutlet
        propertyId={propertyId}
        finding={
          disputed && {
            hazardType: disputed.hazard_type,
            title: knowledge.hazard(disputed.hazard_type).title,
            evidence: disputed.evidence,
          }
        }
        photos={photos}
        onClose={() => setDisputed(null)}
        focusAfterSaving={focusAfterDispute}
      />
    </>
  );
}

function MethodLink({ version }: { version: string }) {
  const t = useTranslations('explanation.method');
  const paths = usePaths();
  return (
    <p className="text-ink-soft">
      {t('text')}{' '}
      <Link
        to={paths.method()}
        className="py-1 font-strong text-forest underline underline-offset-4"
      >
        {t('link')}
      </Link>
      . {t('version', { version })}
    </p>
  );
}

/** In the measures of what comes. */
function ExplanationSkeleton() {
  const t = useTranslations('explanation');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Card className="p-6 @4xl:p-10">
        <Skeleton className="h-96 w-full" />
      </Card>
      <Skeleton className="h-64 w-full" />
    </>
  );
}
