import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { useKnownAccount } from '../../entities/account/known-account.ts';
import { NothingHere } from '../../lib/message-pages/nothing-here.tsx';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { useWasBorrowed } from '../../entities/property/borrowed-homes.ts';

/** What every page about a property shows where there is none, it is somebody else's, or this phone may no longer add to it. */
export function PropertyNotFound({ children }: { children?: Elements }) {
  const t = useTranslations('results.notFound');
  const ended = useTranslations('phone.ended');
  const shell = useTranslations('shell');
  const paths = usePaths();
  const { propertyId = '' } = useParams();
  const wasBorrowed = useWasBorrowed(propertyId);
  // It may be in the account of whoever was signed out.
  const mayBeInAccount = useKnownAccount() === null && !wasBorrowed;
  const words = wasBorrowed
    ? { title: ended('title'), text: ended('text'), home: ended('home') }
    : { title: t('title'), text: t('text'), home: t('home') };
  return (
    <NothingHere
      {...words}
      more={mayBeInAccount && <ButtonLink to={paths.signIn()}>{shell('nav.signIn')}</ButtonLink>}
    >
      {children}
    </NothingHere>
  );
}
