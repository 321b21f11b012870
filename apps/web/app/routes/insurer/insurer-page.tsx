import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { useCurrentAnalysis } from '../../entities/analysis/analyses.ts';
import { useAnswers } from '../../entities/answers/answers.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { usePhotos } from '../../entities/photo/photos.ts';
import { useInsurerNotices } from '../../entities/insurer-notices/notices.ts';
import { planQuery } from '../../entities/plan/planned-actions.ts';
import { isPropertyMissing, useProperty } from '../../entities/property/property.ts';
import { useSavedHome } from '../../entities/property/last-home.ts';
import { usePropertySync } from '../../features/property-sync/use-property-sync.ts';
import { privateHead } from '../../lib/head/page-head.ts';
import { NothingYet } from '../../lib/message-pages/nothing-yet.tsx';
import { usePaths } from '../../lib/paths.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { PropertyFrame } from '../property-frame/property-frame.tsx';
import { InsurerScreen } from './insurer-screen.tsx';

/** The page sets its title once the address is known. */
export const meta = () => privateHead();

/** By when an insurer wants to hear from the owner, what can be sent, and how the home stands. */
export default function InsurerPage() {
  const { propertyId = '' } = useParams();
  return <InsurerView key={propertyId} propertyId={propertyId} />;
}

function InsurerView({ propertyId }: { propertyId: string }) {
  const t = useTranslations('insurer');
  const paths = usePaths();
  const property = useProperty(propertyId);
  const photos = usePhotos(propertyId);
  const answers = useAnswers(propertyId);
  const plan = useQuery(planQuery(propertyId));
  const notices = useInsurerNotices(propertyId);
  const { latest } = useCurrentAnalysis(propertyId);
  useSavedHome(propertyId, isPropertyMissing(property.error) ? null : property.data);
  usePropertySync(propertyId);
  return (
    <PropertyFrame
      page="insurer"
      property={property}
      others={[photos, answers, plan, notices, latest]}
      skeleton={<InsurerSkeleton />}
    >
      {property.data &&
      photos.data &&
      answers.data &&
      plan.data &&
      notices.data &&
      latest.data !== undefined ? (
        latest.data === null ? (
          <NothingYet
            title={t('noAnalysis')}
            text={t('noAnalysisText')}
            back={{ to: paths.property(propertyId), label: t('back') }}
          />
        ) : (
          <DescriptionsProvider fallback={<InsurerSkeleton />} state={property.data.state}>
            <InsurerScreen
              property={property.data}
              photos={photos.data}
              analysis={latest.data}
              plan={plan.data}
              notices={notices.data}
            />
          </DescriptionsProvider>
        )
      ) : null}
    </PropertyFrame>
  );
}

/** The same layout as the page. */
function InsurerSkeleton() {
  const t = useTranslations('insurer');
  return (
    <PageSkeleton
      label={t('loading')}
      blocks={['h-20 w-full max-w-xl', 'h-28 w-full', 'h-64 w-full', 'h-96 w-full']}
    />
  );
}
