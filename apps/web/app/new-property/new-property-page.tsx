import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { usePaths } from '../paths.ts';
import { AddressStep } from './address-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { useLeaveProperty } from './use-leave-property.ts';

/** Address first, then photos. The property's id is in the URL, so that a reload loses nothing. */
export function NewPropertyPage() {
  const t = useTranslations('newProperty');
  const navigate = useNavigate();
  const paths = usePaths();
  const [search] = useSearchParams();
  const leave = useLeaveProperty();
  const propertyId = search.get('property') ?? '';
  const replace = { replace: true, preventScrollReset: true };
  return (
    <div className="page-width flex-1 py-8 sm:py-12">
      <h1 className="max-w-[24ch] font-serif text-title-1">{t('title')}</h1>
      {propertyId === '' ? (
        <AddressStep onCreated={({ id }) => void navigate(paths.newProperty(id), replace)} />
      ) : (
        <PhotosStep
          key={propertyId}
          propertyId={propertyId}
          onLeave={leave}
          onStartAgain={() => void navigate(paths.newProperty(), replace)}
        />
      )}
    </div>
  );
}
