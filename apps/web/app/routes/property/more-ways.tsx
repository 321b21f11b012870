import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { questionsHeadingId } from '../../features/corrections/answers-section.tsx';
import { whyId } from '../../features/explanation/show-hazard-card.ts';
import { PolicyReviewButton } from '../../features/policy-review/policy-review-section.tsx';
import { ReportButton } from '../../features/reports/report-button.tsx';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { photosHeadingId } from './photo-section.tsx';
import { RerunLink } from './rerun-link.tsx';

/** Everything else that can be done with a result, one tap away. */
export function MoreWays({ propertyId, hasPhotos }: { propertyId: string; hasPhotos: boolean }) {
  const t = useTranslations('results.more');
  const results = useTranslations('results');
  const paths = usePaths();
  const details = paths.details(propertyId);
  return (
    <nav aria-label={t('label')} className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <ButtonLink size="small" to={details}>
          {results('score.seeDetails')}
        </ButtonLink>
        {hasPhotos && <RerunLink propertyId={propertyId} />}
        <PolicyReviewButton propertyId={propertyId} />
      </div>
      <div className="flex flex-wrap gap-x-5">
        <SmallLink to={`${details}#${whyId}`} text={t('why')} />
        <SmallLink to={`${details}#${photosHeadingId}`} text={t('photos')} />
        <SmallLink to={`${details}#${questionsHeadingId}`} text={t('questions')} />
        <SmallLink to={`${details}#map-heading`} text={t('map')} />
        <SmallLink to={paths.history(propertyId)} text={results('header.history')} />
        <ShareButton propertyId={propertyId} />
        <ReportButton propertyId={propertyId} />
      </div>
    </nav>
  );
}

/** What can be done with a home that has no result. */
export function ShareRow({ propertyId }: { propertyId: string }) {
  return (
    <div className="flex flex-wrap gap-x-5 print:hidden">
      <ShareButton propertyId={propertyId} />
    </div>
  );
}

function SmallLink({ to, text }: { to: string; text: string }) {
  return (
    <Link
      to={to}
      className="-my-2 inline-flex min-h-11 items-center rounded-small text-caption font-strong text-forest underline underline-offset-4"
    >
      {text}
    </Link>
  );
}
