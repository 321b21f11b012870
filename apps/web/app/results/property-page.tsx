import { useEffect } from 'react';
import { useNavigate, useParams, type MetaFunction } from 'react-router';
import { useTranslations } from 'use-intl';

import { paths } from '../paths.ts';
import { isPropertyMissing, useProperty } from '../properties/index.ts';
import { MessagePage } from '../shell/message-page.tsx';
import { pageTitle } from '../shell/page-title.ts';
import { ButtonLink } from '../ui/button.tsx';
import { showToast } from '../ui/toast/toast-queue.ts';
import { PropertyResults } from './property-results.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function PropertyPage() {
  const { propertyId = '' } = useParams();
  return <PropertyView key={propertyId} propertyId={propertyId} />;
}

function PropertyView({ propertyId }: { propertyId: string }) {
  const t = useTranslations('results');
  const { data: property, error } = useProperty(propertyId);
  const missing = isPropertyMissing(error);
  useGoHomeOnFailure(property === undefined && error !== null && !missing);
  const title = property
    ? t('pageTitle', { address: property.address })
    : t(missing ? 'notFound.title' : 'pageTitleLoading');
  return (
    <>
      <title>{pageTitle(title)}</title>
      {missing ? (
        <PropertyNotFound />
      ) : property ? (
        <PropertyResults property={property} />
      ) : (
        <ResultsSkeleton />
      )}
    </>
  );
}

function PropertyNotFound() {
  const t = useTranslations('results.notFound');
  return (
    <MessagePage
      title={t('title')}
      actions={
        <ButtonLink tone="primary" to={paths.home()}>
          {t('home')}
        </ButtonLink>
      }
    >
      <p>{t('text')}</p>
    </MessagePage>
  );
}

function useGoHomeOnFailure(failed: boolean): void {
  const t = useTranslations('results');
  const navigate = useNavigate();
  useEffect(() => {
    if (!failed) return;
    showToast({ tone: 'danger', title: t('error'), description: t('loadFailed') });
    void navigate(paths.home(), { replace: true });
  }, [failed, navigate, t]);
}
