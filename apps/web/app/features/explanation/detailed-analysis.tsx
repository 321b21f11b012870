import type { Analysis, HazardRow, Photo, Property, ResponsibilityArea } from '@dss/domain';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { DisputeOutlet } from './disputes/dispute-outlet.tsx';
import {
  DescriptionsProvider,
  useDescriptions,
} from '../../entities/hazard/texts/descriptions-provider.tsx';
import { usePaths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Arithmetic } from './arithmetic.tsx';
import { Ceilings } from './ceilings.tsx';
import { DomainBars } from '../../entities/score/domain-bars.tsx';
import { foundWhereNoneCounts, type AnalysisWithFindings } from '../../entities/score/ledger.ts';
import { HazardList } from './hazard-list.tsx';
import { detailsHeadingId, useNamedPlace, whyId } from './show-hazard-card.ts';
import { NotSeenOnPaper } from './not-seen-on-paper.tsx';
import { Uncounted } from './uncounted.tsx';

interface DetailedAnalysisProps {
  propertyId: string;
  analysis: Analysis;
  photos: readonly Photo[];
  /** That of the home, whose rules are shown. */
  state: Property['state'];
  /** Who answers for fires there; null: not known. */
  area: ResponsibilityArea | null;
  /** Stays beside the hazards where there is room: the score and the plan of the home. */
  beside: Elements;
}

/** The hazards beside the plan of the home, then why the score is what it is, then the full calculation. */
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
      <DescriptionsProvider
        fallback={<ExplanationSkeleton />}
        state={shown.state}
        area={shown.area}
      >
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
  beside,
  focusAfterDispute,
}: DetailedAnalysisProps & { focusAfterDispute: () => void }) {
  const descriptions = useDescriptions();
  const [disputed, setDisputed] = useState<HazardRow | null>(null);
  const { explanation } = analysis;
  useNamedPlace();
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 @4xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] print:block">
        <div className="flex flex-col gap-4 @4xl:sticky @4xl:top-4 print:mb-3 print:grid print:grid-cols-2 print:*:last:max-w-40">
          {beside}
        </div>
        <div className="min-w-0">
          <HazardList
            propertyId={propertyId}
            analysis={analysis}
            photos={photos}
            onDispute={setDisputed}
          />
        </div>
      </div>
      <Card className="p-4 sm:p-6 print:p-3!">
        <div id={whyId}>
          <DomainBars domains={explanation.domains} />
        </div>
      </Card>
      <Ceilings explanation={explanation} />
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
