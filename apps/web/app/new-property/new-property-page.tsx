import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { useTranslations } from 'use-intl';

import { appMessages } from '../messages/app-messages.ts';
import { paths } from '../paths.ts';
import { pageTitle } from '../shell/page-title.ts';
import { AddressStep } from './address-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { useLeaveProperty } from './use-leave-property.ts';

export const meta: MetaFunction = () => [
  { title: pageTitle(appMessages.newProperty.pageTitle) },
  { name: 'robots', content: 'noindex' },
];

/** Address first, then photos. The property's id is in the address bar, so that a reload loses nothing. */
export default function NewPropertyPage() {
  const t = useTranslations('newProperty');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const leave = useLeaveProperty();
  const propertyId = search.get('property');
  const replace = { replace: true, preventScrollReset: true };
  return (
    <div className="page-width flex-1 py-8 sm:py-12">
      <h1 className="max-w-[24ch] font-serif text-title-1">{t('title')}</h1>
      {propertyId === null ? (
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
