import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { useAddressFacts } from '../../entities/address-facts/address-facts.ts';
import { useCurrentAnalysis } from '../../entities/analysis/analyses.ts';
import { useAnswers } from '../../entities/answers/answers.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { useProperty } from '../../entities/property/property.ts';
import { privateHead } from '../../lib/head/page-head.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { PropertyFrame } from '../property-frame/property-frame.tsx';
import { RulesScreen } from './rules-screen.tsx';

/** The page sets its title once the address is known. */
export const meta = () => privateHead();

/** Which laws hold where a home is, for whom, and how the home stands. */
export default function RulesPage() {
  const { propertyId = '' } = useParams();
  const property = useProperty(propertyId);
  const answers = useAnswers(propertyId);
  const { latest } = useCurrentAnalysis(propertyId);
  const facts = useAddressFacts(propertyId);
  // Without a connection the page goes without them.
  const areFactsLoading = facts.isPending && facts.fetchStatus === 'fetching';
  return (
    <PropertyFrame
      page="rules"
      property={property}
      others={[answers, latest]}
      skeleton={<RulesSkeleton />}
    >
      {property.data && answers.data && latest.data !== undefined && !areFactsLoading ? (
        <DescriptionsProvider fallback={<RulesSkeleton />} state={property.data.state}>
          <RulesScreen
            property={property.data}
            facts={facts.data ?? null}
            answers={answers.data}
            analysis={latest.data}
          />
        </DescriptionsProvider>
      ) : null}
    </PropertyFrame>
  );
}

/** The same layout as the page. */
function RulesSkeleton() {
  const t = useTranslations('rules');
  return (
    <PageSkeleton
      label={t('loading')}
      blocks={['h-20 w-full max-w-xl', 'h-64 w-full', 'h-64 w-full']}
    />
  );
}
