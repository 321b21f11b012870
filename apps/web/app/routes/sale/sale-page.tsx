import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { useAddressFacts } from '../../entities/address-facts/address-facts.ts';
import { useCurrentAnalysis } from '../../entities/analysis/analyses.ts';
import { useAnswers } from '../../entities/answers/answers.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { usePhotos } from '../../entities/photo/photos.ts';
import { doneItems } from '../../entities/plan/done-actions.ts';
import { planQuery } from '../../entities/plan/planned-actions.ts';
import { useProperty } from '../../entities/property/property.ts';
import { privateHead } from '../../lib/head/page-head.ts';
import { NothingYet } from '../../lib/message-pages/nothing-yet.tsx';
import { usePaths } from '../../lib/paths.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { PropertyFrame } from '../property-frame/property-frame.tsx';
import { SaleScreen } from './sale-screen.tsx';

/** The page sets its title once the address is known. */
export const meta = () => privateHead();

/** What the sale of a home asks for where it is, by when, how the home stands, and what a buyer can be given. */
export default function SalePage() {
  const t = useTranslations('sale');
  const paths = usePaths();
  const { propertyId = '' } = useParams();
  const property = useProperty(propertyId);
  const photos = usePhotos(propertyId);
  const answers = useAnswers(propertyId);
  const plan = useQuery(planQuery(propertyId));
  const { latest } = useCurrentAnalysis(propertyId);
  const facts = useAddressFacts(propertyId);
  // Without a connection the page goes without them.
  const areFactsLoading = facts.isPending && facts.fetchStatus === 'fetching';
  return (
    <PropertyFrame
      page="sale"
      property={property}
      others={[photos, answers, plan, latest]}
      skeleton={<SaleSkeleton />}
    >
      {property.data &&
      photos.data &&
      answers.data &&
      plan.data &&
      latest.data !== undefined &&
      !areFactsLoading ? (
        latest.data === null ? (
          <NothingYet
            title={t('noAnalysis')}
            text={t('noAnalysisText')}
            back={{ to: paths.property(propertyId), label: t('back') }}
          />
        ) : (
          <DescriptionsProvider fallback={<SaleSkeleton />} state={property.data.state}>
            <SaleScreen
              property={property.data}
              facts={facts.data ?? null}
              answers={answers.data}
              analysis={latest.data}
              photos={photos.data.length}
              work={doneItems(plan.data, latest.data, photos.data)}
            />
          </DescriptionsProvider>
        )
      ) : null}
    </PropertyFrame>
  );
}

/** The same layout as the page. */
function SaleSkeleton() {
  const t = useTranslations('sale');
  return (
    <PageSkeleton
      label={t('loading')}
      blocks={['h-20 w-full max-w-xl', 'h-48 w-full', 'h-64 w-full']}
    />
  );
}
