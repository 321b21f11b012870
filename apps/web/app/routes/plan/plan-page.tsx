import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { useResponsibilityArea } from '../../entities/address-facts/address-facts.ts';
import { useCurrentAnalysis } from '../../entities/analysis/analyses.ts';
import { useAnswers } from '../../entities/answers/answers.ts';
import { useUnsentAnswers } from '../../entities/answers/use-unsent-answers.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { HouseSidesProvider } from '../../entities/house-sides/side-words.tsx';
import { usePreloadedPage } from '../../lib/navigation/use-preloaded-page.ts';
import { NothingYet } from '../../lib/message-pages/nothing-yet.tsx';
import { privateHead } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import { usePhotos } from '../../entities/photo/photos.ts';
import { isPropertyMissing, useProperty } from '../../entities/property/property.ts';
import { useSavedHome } from '../../entities/property/last-home.ts';
import { PropertyFrame } from '../property-frame/property-frame.tsx';
import { useOfflineHome, usePropertySync } from '../../features/property-sync/use-property-sync.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WarningBanner } from '../../features/fire-warnings/index.ts';
import { PlanScreen } from '../../features/plan/plan-screen.tsx';
import { usePlannedActions } from '../../entities/plan/planned-actions.ts';

/** Somebody works here. */
export const handle = { frame: 'working' };

/** The page sets its title once the address is known. */
export const meta = () => privateHead();

/** What to do about the hazards found, best first, and the score that it would give. */
export default function PlanPage() {
  const { propertyId = '' } = useParams();
  return <PlanView key={propertyId} propertyId={propertyId} />;
}

function PlanView({ propertyId }: { propertyId: string }) {
  const t = useTranslations('plan');
  const paths = usePaths();
  const property = useProperty(propertyId);
  const photos = usePhotos(propertyId);
  const answers = useAnswers(propertyId);
  const { latest } = useCurrentAnalysis(propertyId);
  const plannedActions = usePlannedActions(propertyId);
  const { plan, planned, change } = plannedActions;
  // Sends what was said on a walk without a connection.
  const { restored, waiting } = useUnsentAnswers(propertyId);
  useSavedHome(propertyId, isPropertyMissing(property.error) ? null : property.data);
  usePropertySync(propertyId);
  useOfflineHome(propertyId);
  usePreloadedPage('property');
  const area = useResponsibilityArea(propertyId);
  const analysis = latest.data;
  return (
    <PropertyFrame
      page="plan"
      property={property}
      others={[photos, answers, latest, plannedActions]}
      skeleton={<PlanSkeleton />}
    >
      {restored &&
      property.data &&
      photos.data &&
      answers.data &&
      plan &&
      planned &&
      analysis !== undefined ? (
        analysis === null ? (
          <NothingYet
            title={t('noAnalysis')}
            text={t('noAnalysisText')}
            back={{ to: paths.property(propertyId), label: t('back') }}
          />
        ) : (
          <HouseSidesProvider
            property={property.data}
            photos={photos.data}
            analysis={analysis}
            answers={answers.data}
          >
            <DescriptionsProvider
              fallback={<PlanSkeleton />}
              state={property.data.state}
              area={area}
            >
              <div className="page-width pt-3 empty:hidden print:hidden">
                <WarningBanner propertyId={propertyId} />
              </div>
              <PlanScreen
                property={property.data}
                photos={photos.data}
                answers={answers.data}
                waiting={waiting}
                analysis={analysis}
                planned={planned}
                saved={plan}
                onChange={change}
              />
            </DescriptionsProvider>
          </HouseSidesProvider>
        )
      ) : null}
    </PropertyFrame>
  );
}

/** The same layout as the plan. */
function PlanSkeleton() {
  const t = useTranslations('plan');
  return (
    <div className="page-width grid gap-4 py-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] lg:gap-x-10">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-20 w-full lg:h-96" />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-11 w-44" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    </div>
  );
}
