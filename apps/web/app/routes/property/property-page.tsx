import { useDeferredValue, useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { isPropertyMissing, useProperty, useSavedHome } from '../../entities/property/index.ts';
import { PropertyNotFound } from '../property-frame/index.ts';
import { usePaths } from '../../lib/paths.ts';
import { UnsentOfMissing, useKeptHome } from '../../features/property-sync/index.ts';
import { forgetFirstView } from '../page-frame/first-view.ts';
import { pageTitle, privateHead } from '../../lib/head/index.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { PropertyResults } from './property-results.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';

/** The page sets its title once the address is known. */
export const meta = () => privateHead();

export default function PropertyPage() {
  const { propertyId = '' } = useParams();
  return <PropertyView key={propertyId} propertyId={propertyId} />;
}

function PropertyView({ propertyId }: { propertyId: string }) {
  const t = useTranslations('results');
  const paths = usePaths();
  const { data, error } = useProperty(propertyId);
  // React renders what data brings in one go, but what is deferred in slices, between which the page answers taps: worth it for the
  // whole page, not for what changes later.
  const hasArrived = useDeferredValue(data !== undefined);
  const property = hasArrived ? data : undefined;
  useKeptHome(propertyId);
  useEffect(() => forgetFirstView, []);
  const missing = isPropertyMissing(error);
  // A home that this phone only borrows isn't its own.
  const isLent = property?.phone_until !== undefined;
  useSavedHome(propertyId, missing ? null : isLent ? undefined : property);
  useGoHomeOnFailure(property === undefined && error !== null && !missing);
  const title = property
    ? t('pageTitle', { address: property.address })
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
        <PropertyResults property={property} />
      ) : (
        <ResultsSkeleton propertyId={propertyId} />
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
