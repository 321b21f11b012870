import type { Analysis, HazardRow, Photo, Property } from '@dss/domain';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { DisputeOutlet } from './disputes/dispute-outlet.tsx';
import { DescriptionsProvider, useDescriptions } from '../../entities/hazard/texts/index.ts';
import { usePaths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Arithmetic } from './arithmetic.tsx';
import { Ceilings } from './ceilings.tsx';
import {
  DomainBars,
  foundWhereNoneCounts,
  type AnalysisWithFindings,
} from '../../entities/score/index.ts';
import { HazardList } from './hazard-list.tsx';
import { detailsHeadingId } from './show-hazard-card.ts';
import { NotSeenOnPaper } from './not-seen-on-paper.tsx';
import { Uncounted } from './uncounted.tsx';

interface DetailedAnalysisProps {
  propertyId: string;
  analysis: Analysis;
  photos: readonly Photo[];
  /** That of the home, whose rules are shown. */
  state: Property['state'];
}

/** Why the score is what it is: the hazards, then the points by part of the home, then the full calculation. */
export function DetailedAnalysis(shown: DetailedAnalysisProps) {
  const t = useTranslations('explanation');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section
      aria-labelledby={detailsHeadingId}
      className="@container flex flex-col gap-6 print:block print:*:mb-3"
    >
      <div className="flex flex-col gap-2 print:block print:break-inside-avoid print:break-after-avoid">
        <h2 id={detailsHeadingId} ref={heading} tabIndex={-1} className="font-serif text-title-1">
          {t('title')}
        </h2>
        <AnalysisSummary analysis={shown.analysis} />
      </div>
      <DescriptionsProvider fallback={<ExplanationSkeleton />} state={shown.state}>
        <Explanation
          {...shown}
          focusAfterDispute={() => heading.current?.focus({ preventScroll: true })}
        />
      </DescriptionsProvider>
    </section>
  );
}

function Explanation({
  propertyId,
  analysis,
  photos,
  focusAfterDispute,
}: DetailedAnalysisProps & { focusAfterDispute: () => void }) {
  const descriptions = useDescriptions();
  const [disputed, setDisputed] = useState<HazardRow | null>(null);
  const { explanation } = analysis;
  return (
    <>
      <Card className="p-4 sm:p-6 print:p-3!">
        <DomainBars domains={explanation.domains} />
      </Card>
      <Ceilings explanation={explanation} />
      <HazardList
        propertyId={propertyId}
        analysis={analysis}
        photos={photos}
        onDispute={setDisputed}
      />
      <Uncounted propertyId={propertyId} analysis={analysis} photos={photos} />
      <NotSeenOnPaper explanation={explanation} />
      <div>
        <Arithmetic explanation={explanation} />
        <MethodLink version={explanation.weights_version} />
      </div>
      <DisputeOutlet
        propertyId={propertyId}
        finding={
          disputed && {
            hazardType: disputed.hazard_type,
            title: descriptions.hazard(disputed.hazard_type).title,
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
    <p className="mt-3 text-caption text-ink-soft">
      <span>{t('text')}</span>{' '}
      <Link
        to={paths.method()}
        className="py-1 font-strong text-forest underline underline-offset-4"
      >
        {t('link')}
      </Link>
      <span>{`. ${t('version', { version })}`}</span>
    </p>
  );
}

/** The same size as the content that replaces it. */
function ExplanationSkeleton() {
  const t = useTranslations('explanation');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Card className="p-6">
        <Skeleton className="h-96 w-full" />
      </Card>
      <Skeleton className="h-64 w-full" />
    </>
  );
}

/** The result in one sentence: band, score and number of hazards. Gives no verdict on a home that was hardly seen. */
export function AnalysisSummary({
  analysis,
}: {
  analysis: Pick<Analysis, 'band' | 'dss_score' | 'enough_seen' | 'hazards'> & AnalysisWithFindings;
}) {
  const t = useTranslations('explanation');
  const { band, dss_score: score, enough_seen: enoughSeen, hazards } = analysis;
  return (
    <p className="max-w-[64ch] text-body sm:text-lead print:max-w-none print:text-body">
      {enoughSeen
        ? t('summary', {
            band,
            score,
            hazards: hazards.length,
            shown: foundWhereNoneCounts(analysis),
          })
        : t('summaryUnseen', { hazards: hazards.length })}
    </p>
  );
}
