import type { Property } from '@dss/domain';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { RetryButton, type Loading } from '../../lib/message-pages/load-failed.tsx';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import type { Messages } from '../../lib/messages/messages.ts';
import { pageTitle } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import type { Elements } from '../../ui/elements.ts';
import { PropertyNotFound } from './property-not-found.tsx';
import { isPropertyMissing } from '../../entities/property/property.ts';
import { FormerOwnerProvider } from '../../entities/former-owner/former-owner.tsx';

/** Messages with the words of a page's frame. */
type FramedPage = {
  [Part in keyof Messages]: Messages[Part] extends FrameWords ? Part : never;
}[keyof Messages];
type FrameWords = Record<
  'pageTitle' | 'pageTitleLoading' | 'loadFailed' | 'loadFailedText',
  string
>;

export interface PropertyFrameProps {
  property: Loading & { readonly data: Property | undefined };
  /** What else has to be loaded. */
  others: readonly Loading[];
  /** Whose messages say what can't be loaded. */
  page: FramedPage;
  /** Shown with the message that the property doesn't exist. */
  ifMissing?: Elements;
  /** Null until everything is here. */
  children: Elements;
  skeleton: Elements;
}

/** A page about one property: its title, and what it shows while loading, if loading fails, and for a property that doesn't exist. */
export function PropertyFrame({
  property,
  others,
  page,
  ifMissing,
  children,
  skeleton,
}: PropertyFrameProps) {
  const t = useTranslations(page);
  const paths = usePaths();
  const queries = [property, ...others];
  // A phone that was let in may do nothing but walk.
  if (property.data?.phone_until !== undefined && page !== 'walk')
    return <Navigate to={paths.walk(property.data.id)} replace />;
  return (
    <>
      <title>
        {pageTitle(
          property.data === undefined
            ? t('pageTitleLoading')
            : t('pageTitle', { address: property.data.address }),
        )}
      </title>
      {isPropertyMissing(property.error) ? (
        <PropertyNotFound>{ifMissing}</PropertyNotFound>
      ) : children !== null ? (
        <FormerOwnerProvider property={property.data}>{children}</FormerOwnerProvider>
      ) : queries.some(({ error }) => error !== null) ? (
        <MessagePage title={t('loadFailed')} actions={<RetryButton queries={queries} />}>
          <p>{t('loadFailedText')}</p>
        </MessagePage>
      ) : (
        skeleton
      )}
    </>
  );
}
