import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { useCurrentAnalysis } from '../../entities/analysis/analyses.ts';
import { useAnswers } from '../../entities/answers/answers.ts';
import { useDisputes } from '../../entities/answers/disputes.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { NothingYet } from '../../lib/message-pages/nothing-yet.tsx';
import { privateHead } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import { usePhotos } from '../../entities/photo/photos.ts';
import { planQuery } from '../../entities/plan/planned-actions.ts';
import { isPropertyMissing, useProperty } from '../../entities/property/property.ts';
import { useSavedHome } from '../../entities/property/last-home.ts';
import { PropertyFrame } from '../property-frame/property-frame.tsx';
import { usePropertySync } from '../../features/property-sync/use-property-sync.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLetterDraft } from '../../entities/letter/letter-draft.ts';
import { useLetterLanguage } from './letter-languages.ts';
import { LetterScreen } from './letter-screen.tsx';

/** The page sets its title once the address is known. */
export const meta = () => privateHead();

/** A letter by which an owner asks an insurer for its score, its reasons, and a correction. */
export default function LetterPage() {
  const { propertyId = '' } = useParams();
  return <LetterView key={propertyId} propertyId={propertyId} />;
}

function LetterView({ propertyId }: { propertyId: string }) {
  const t = useTranslations('letter');
  const paths = usePaths();
  const language = useLanguage();
  const property = useProperty(propertyId);
  const photos = usePhotos(propertyId);
  const answers = useAnswers(propertyId);
  const disputes = useDisputes(propertyId);
  const plan = useQuery(planQuery(propertyId));
  const { latest } = useCurrentAnalysis(propertyId);
  const kept = useLetterDraft(propertyId);
  const letterLanguage = useLetterLanguage(kept.draft.language);
  // Every letter may be put into English, and the page must not go away while its words are loaded.
  const english = useLetterLanguage('en');
  const ownLanguage = useLetterLanguage(language);
  useSavedHome(propertyId, isPropertyMissing(property.error) ? null : property.data);
  usePropertySync(propertyId);
  return (
    <PropertyFrame
      page="letter"
      property={property}
      others={[photos, answers, disputes, plan, latest, letterLanguage, english, ownLanguage]}
      skeleton={<LetterSkeleton />}
    >
      {property.data &&
      photos.data &&
      answers.data &&
      disputes.data &&
      plan.data &&
      letterLanguage.data &&
      english.data &&
      ownLanguage.data &&
      latest.data !== undefined ? (
        latest.data === null ? (
          <NothingYet
            title={t('noAnalysis')}
            text={t('noAnalysisText')}
            back={{ to: paths.property(propertyId), label: t('back') }}
          />
        ) : (
          <DescriptionsProvider fallback={<LetterSkeleton />} state={property.data.state}>
            <LetterScreen
              property={property.data}
              photos={photos.data}
              answers={answers.data}
              disputes={disputes.data}
              analysis={latest.data}
              plan={plan.data}
              kept={kept}
              letterLanguage={letterLanguage.data}
              ownLanguage={ownLanguage.data}
            />
          </DescriptionsProvider>
        )
      ) : null}
    </PropertyFrame>
  );
}

/** The same layout as the letter. */
function LetterSkeleton() {
  const t = useTranslations('letter');
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-6 lg:grid-cols-2">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
      <Skeleton className="h-dvh w-full" />
    </div>
  );
}
