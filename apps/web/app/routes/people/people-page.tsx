import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { usePeople } from '../../entities/home-people/home-people.ts';
import { useProperty } from '../../entities/property/property.ts';
import { privateHead } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PropertyFrame } from '../property-frame/property-frame.tsx';
import { InviteForm } from './invite-form.tsx';
import { NewInvitation } from './new-invitation.tsx';
import { PeopleList } from './people-list.tsx';
import type { InvitedPerson } from '@dss/domain';

/** The page sets its title once the address is known. */
export const meta = () => privateHead();

/** Who is on a home besides its owner, and the form that invites somebody. */
export default function PeoplePage() {
  const { propertyId = '' } = useParams();
  const t = useTranslations('people');
  const paths = usePaths();
  const property = useProperty(propertyId);
  const people = usePeople(propertyId);
  const [invited, setInvited] = useState<{ person: InvitedPerson; isToMail: boolean } | null>(null);
  return (
    <PropertyFrame
      page="people"
      property={property}
      others={[people]}
      skeleton={
        <PageSkeleton label={t('loading')} blocks={['h-20 w-full max-w-xl', 'h-64 w-full']} />
      }
    >
      {property.data && people.data ? (
        <div className="page-width flex flex-1 flex-col gap-8 py-4 sm:py-6">
          <PageHeading
            title={t('title')}
            address={property.data.address}
            back={{ to: paths.property(propertyId), label: t('back') }}
          >
            <p className="mt-2 max-w-[68ch]">{t('intro')}</p>
          </PageHeading>
          <div className="grid items-start gap-8 lg:grid-cols-2">
            <PeopleList propertyId={propertyId} people={people.data} />
            {invited === null ? (
              <InviteForm
                propertyId={propertyId}
                onInvited={(person, isToMail) => setInvited({ person, isToMail })}
              />
            ) : (
              <NewInvitation
                invited={invited.person}
                isToMail={invited.isToMail}
                onAnother={() => setInvited(null)}
              />
            )}
          </div>
          <div className="flex max-w-[68ch] flex-col gap-2">
            <p className="text-caption text-ink-soft">{t('handOver')}</p>
            <p>
              <TextLink to={paths.sale(propertyId)}>{t('toSale')}</TextLink>
            </p>
          </div>
        </div>
      ) : null}
    </PropertyFrame>
  );
}
