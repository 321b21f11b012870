import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { useCurrentAnalysis } from '../../entities/analysis/analyses.ts';
import { useAnswers } from '../../entities/answers/answers.ts';
import { useDeployment } from '../../entities/deployment/deployment.ts';
import { usePreloadedDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { HouseSidesProvider } from '../../entities/house-sides/side-words.tsx';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import { privateHead } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import { usePreloadedPage } from '../../lib/navigation/use-preloaded-page.ts';
import { usePhotos } from '../../entities/photo/photos.ts';
import { isPropertyMissing, useProperty } from '../../entities/property/property.ts';
import { useSavedHome } from '../../entities/property/last-home.ts';
import { PropertyFrame } from '../property-frame/property-frame.tsx';
import { usePropertySync } from '../../features/property-sync/use-property-sync.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CheckPhotos } from '../../features/labeling/check-photos.tsx';
import { LabelScreen, type LabelScreenProps } from '../../features/labeling/label-screen.tsx';

/** The page sets its title once the address is known. */
export const meta = () => privateHead();

/** Without the links of the whole site. */
export const handle = { frame: 'working' };

/**
 * Which side of the house and which area each photo shows: one photo after the other or, on the way to the first score, all on one
 * screen, with the walk's open stops to follow.
 */
export default function LabelPage() {
  const { propertyId = '' } = useParams();
  return <LabelView key={propertyId} propertyId={propertyId} />;
}

function LabelView({ propertyId }: { propertyId: string }) {
  const t = useTranslations('labeling');
  const paths = usePaths();
  const property = useProperty(propertyId);
  const photos = usePhotos(propertyId);
  const { job, latest } = useCurrentAnalysis(propertyId);
  const missing = isPropertyMissing(property.error);
  useSavedHome(propertyId, missing ? null : property.data);
  usePropertySync(propertyId);
  const toResults = (
    <ButtonLink tone="primary" to={paths.property(propertyId)}>
      {t('results')}
    </ButtonLink>
  );
  return (
    <PropertyFrame
      page="labeling"
      property={property}
      others={[photos, latest]}
      skeleton={<LabelSkeleton />}
    >
      {property.data && photos.data && latest.data !== undefined ? (
        photos.data.length === 0 ? (
          <MessagePage title={t('noPhotos')} actions={toResults}>
            <p>{t('noPhotosText')}</p>
          </MessagePage>
        ) : (
          <HouseSidesProvider property={property.data} photos={photos.data} analysis={latest.data}>
            <Labeling
              property={property.data}
              photos={photos.data}
              analysis={latest.data}
              job={job.data ?? null}
              whenNoneCounts={
                <MessagePage title={t('noneCounts')} actions={toResults}>
                  <p>{t('noneCountsText')}</p>
                </MessagePage>
              }
            />
          </HouseSidesProvider>
        )
      ) : null}
    </PropertyFrame>
  );
}

function Labeling(props: LabelScreenProps) {
  const [search] = useSearchParams();
  return search.get('then') === 'walk' ? <Checking {...props} /> : <LabelScreen {...props} />;
}

function Checking(props: LabelScreenProps) {
  const paths = usePaths();
  const navigate = useNavigate();
  const deployment = useDeployment();
  // What the walk needs, should the connection drop before.
  usePreloadedPage('walk');
  usePreloadedDescriptions();
  useAnswers(props.property.id);
  return (
    <CheckPhotos
      {...props}
      sorts={deployment?.services.ai !== undefined}
      onGoOn={() => void navigate(paths.openStops(props.property.id))}
    />
  );
}

function LabelSkeleton() {
  const t = useTranslations('labeling');
  return (
    <div className="label-screen page-width flex flex-col gap-3 py-3">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-16 w-full" />
      <Skeleton className="min-h-0 w-full flex-1" />
      <Skeleton className="h-56 w-full" />
    </div>
  );
}
