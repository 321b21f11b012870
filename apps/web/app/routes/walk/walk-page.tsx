import { houseSides } from '@dss/domain';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { useCurrentAnalysis } from '../../entities/analysis/analyses.ts';
import { useAnswers } from '../../entities/answers/answers.ts';
import { useUnsentAnswers } from '../../entities/answers/use-unsent-answers.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { HouseSidesProvider } from '../../entities/house-sides/side-words.tsx';
import { usePreloadedPage } from '../../lib/navigation/use-preloaded-page.ts';
import { privateHead } from '../../lib/head/page-head.ts';
import { usePhotos } from '../../entities/photo/photos.ts';
import { forgetBegunWalk } from '../../entities/property/begun-walk.ts';
import { isPropertyMissing, useProperty } from '../../entities/property/property.ts';
import { useSavedHome } from '../../entities/property/last-home.ts';
import { PropertyFrame } from '../property-frame/property-frame.tsx';
import { UnsentOfMissing } from '../../features/property-sync/unsent-of-missing.tsx';
import { useOfflineHome, usePropertySync } from '../../features/property-sync/use-property-sync.ts';
import { LanguageSwitch } from '../../features/preferences/language-switch.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WalkScreen } from '../../features/walk/walk-screen.tsx';

/** The page sets its title once the address is known. */
export const meta = () => privateHead();

/** Without the links of the whole site. */
export const handle = { frame: 'working' };

/** Takes the owner around the house, one stop at a time. */
export default function WalkPage() {
  const { propertyId = '' } = useParams();
  return <WalkView key={propertyId} propertyId={propertyId} />;
}

function WalkView({ propertyId }: { propertyId: string }) {
  const property = useProperty(propertyId);
  const photos = usePhotos(propertyId);
  const answers = useAnswers(propertyId);
  // The answers from an earlier page load determine where the walk continues.
  const { restored } = useUnsentAnswers(propertyId);
  const [search] = useSearchParams();
  const startAt = houseSides.find((side) => side === search.get('start')) ?? null;
  const { latest } = useCurrentAnalysis(propertyId);
  const missing = isPropertyMissing(property.error);
  // A home that this phone only borrows isn't its own.
  const isLent = property.data?.phone_until !== undefined;
  useSavedHome(propertyId, missing ? null : isLent ? undefined : property.data);
  useEffect(() => {
    if (missing) forgetBegunWalk(propertyId);
  }, [missing, propertyId]);
  usePropertySync(propertyId);
  useOfflineHome(propertyId);
  // So that the way out works without a connection, too.
  usePreloadedPage('property');
  return (
    <PropertyFrame
      page="walk"
      property={property}
      others={[photos, answers, latest]}
      ifMissing={<UnsentOfMissing propertyId={propertyId} />}
      skeleton={<WalkSkeleton />}
    >
      {restored && property.data && photos.data && answers.data && latest.data !== undefined ? (
        <HouseSidesProvider
          property={property.data}
          photos={photos.data}
          analysis={latest.data}
          answers={answers.data}
        >
          <DescriptionsProvider fallback={<WalkSkeleton isSaid={false} />}>
            <WalkScreen
              saved={{
                property: property.data,
                photos: photos.data,
                savedAnswers: answers.data,
                analysis: latest.data,
              }}
              choice={{ startAt, onlyOpen: search.get('only') === 'open' }}
              languageSwitch={
                <LanguageSwitch className="flex min-h-11 items-center self-start font-strong text-forest underline underline-offset-4 md:hidden" />
              }
            />
          </DescriptionsProvider>
        </HouseSidesProvider>
      ) : null}
    </PropertyFrame>
  );
}

/** The same layout as a stop. @param isSaid whether to tell screen readers that it is loading, which they should hear once */
function WalkSkeleton({ isSaid = true }: { isSaid?: boolean }) {
  const t = useTranslations('walk');
  return (
    <div className="walk-screen page-width flex flex-col gap-3 py-3">
      {isSaid && (
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
      )}
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="min-h-0 w-full flex-1" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}
