import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { isPropertyMissing, useProperty } from '../../entities/property/property.ts';
import { useSavedHome } from '../../entities/property/last-home.ts';
import { PropertyNotFound } from '../property-frame/property-not-found.tsx';
import { FormerOwnerProvider } from '../../entities/former-owner/former-owner.tsx';
import { usePaths } from '../../lib/paths.ts';
import { UnsentOfMissing } from '../../features/property-sync/unsent-of-missing.tsx';
import { useOfflineHome } from '../../features/property-sync/use-property-sync.ts';
import { forgetFirstView } from '../page-frame/first-view.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { PropertyResults } from './property-results.tsx';
import type { ResultsView } from './results-layout.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';

/** The page sets its title once the address is known. */
export const meta = () => privateHead();

export default function PropertyPage() {
  const { propertyId = '' } = useParams();
  return <PropertyView key={propertyId} propertyId={propertyId} view="results" />;
}

interface PropertyViewProps {
  propertyId: string;
  view: ResultsView;
}

/** A home with its results, or with all their details. */
export function PropertyView({ propertyId, view }: PropertyViewProps) {
  const t = useTranslations('results');
  const paths = usePaths();
  const { data: property, error } = useProperty(propertyId);
  useOfflineHome(propertyId);
  useEffect(() => forgetFirstView, []);
  const missing = isPropertyMissing(error);
  // A home that this phone only borrows isn't its own.
  const isLent = property?.phone_until !== undefined;
  useSavedHome(propertyId, missing ? null : isLent ? undefined : property);
  useGoHomeOnFailure(property === undefined && error !== null && !missing);
  const title = property
    ? t(view === 'details' ? 'detailsTitle' : 'pageTitle', { address: property.address })
    : t(missing ? 'notFound.title' : 'pageTitleLoading');
  if (isLent && !missing) return <Navigate to={paths.walk(propertyId)} replace />;
  return (
    <>
      <title>{pageTitle(title)}</title>
      {missing ? (
        <PropertyNotFound>
          <UnsentOfMissing propertyId={propertyId} />
        </PropertyNotFound>
      ) : property ? (
        <FormerOwnerProvider property={property}>
          <PropertyResults property={property} view={view} />
        </FormerOwnerProvider>
      ) : (
        <ResultsSkeleton propertyId={propertyId} view={view} />
      )}
    </>
  );
}

function useGoHomeOnFailure(failed: boolean): void {
  const t = useTranslations('results');
  const navigate = useNavigate();
  const paths = usePaths();
  useEffect(() => {
    if (!failed) return;
    const page = paths.home();
    showToast({ tone: 'danger', title: t('error'), description: t('loadFailed'), page });
    void navigate(page, { replace: true });
  }, [failed, navigate, paths, t]);
}
