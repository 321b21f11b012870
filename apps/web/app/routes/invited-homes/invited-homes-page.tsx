import type { Listing, OwnHomeRole } from '@dss/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { useHomeRoles } from '../../entities/home-people/home-people.ts';
import { useListings } from '../../entities/home-people/home-sale.ts';
import { saveCsv } from '../../lib/api/download-file.ts';
import { FileButton } from '../../lib/api/file-button.tsx';
import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { useDayText } from '../../ui/use-day-text.ts';
import { InvitedFrame } from './invited-frame.tsx';
import { LeaveButton } from './leave-button.tsx';
import { listingRows, nextOfListing } from './listing-rows.ts';

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.people.mine.title)));

/** The homes of others on which whoever is signed in has a role. */
export default function InvitedHomesPage() {
  const t = useTranslations('people.mine');
  const visits = useTranslations('homeVisits');
  const paths = usePaths();
  const query = useHomeRoles();
  const { data: listings } = useListings();
  return (
    <InvitedFrame query={query}>
      {(roles) => (
        <div className="page-width flex max-w-2xl flex-1 flex-col gap-6 py-8 sm:py-12">
          <header>
            <h1 className="font-serif text-title-1">{t('title')}</h1>
            <p className="mt-2 text-ink-soft">{t('lead')}</p>
          </header>
          {roles.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <ul className="flex flex-col gap-3">
              {roles.map((role) => (
                <li key={role.id}>
                  <Role role={role} listing={listings?.find(({ role_id: id }) => id === role.id)} />
                </li>
              ))}
            </ul>
          )}
          {roles.some(({ role }) => role === 'assessor') && (
            <p>
              <TextLink to={paths.visits()}>{visits('walk.all')}</TextLink>
            </p>
          )}
          {listings !== undefined && listings.length > 0 && <Download listings={listings} />}
        </div>
      )}
    </InvitedFrame>
  );
}

function Role({ role, listing }: { role: OwnHomeRole; listing: Listing | undefined }) {
  const t = useTranslations('people.mine');
  const paths = usePaths();
  const format = useFormatter();
  const { address, joined_name: name, name: called, ends_at: ends, joined_at: joined } = role;
  const date = format.dateTime(new Date(ends ?? joined), { dateStyle: 'long' });
  return (
    <Card className="flex flex-col items-start gap-3 p-5">
      <div className="flex flex-col gap-1">
        <h2 className="font-serif text-title-3 wrap-anywhere">
          {role.role === 'assessor' ? (
            <span>{address}</span>
          ) : (
            <Link
              to={paths.invitedHome(role.id)}
              className="text-forest underline underline-offset-4"
            >
              {address}
            </Link>
          )}
        </h2>
        <p>{t(`role.${role.role}`, { date })}</p>
        <p className="text-caption text-ink-soft wrap-anywhere">{t('seenAs', { name, called })}</p>
      </div>
      {listing !== undefined && <Standing listing={listing} />}
      <div className="flex flex-wrap gap-2">
        {role.role === 'assessor' && (
          <ButtonLink size="small" tone="primary" to={paths.walk(role.property_id)}>
            {t('walk')}
          </ButtonLink>
        )}
        <LeaveButton role={role} />
      </div>
    </Card>
  );
}

/** What is due next in a sale, and how the home stands against the lists for one. */
function Standing({ listing }: { listing: Listing }) {
  const t = useTranslations('people.listings');
  const dayText = useDayText();
  const [today] = useState(() => isoDay(Date.now()));
  const next = nextOfListing(listing, today);
  const { points, sale, state } = listing;
  const isUnknown = sale.contract_on === null && sale.closing_on === null;
  return (
    <div className="flex flex-col gap-1">
      <p className="font-strong">
        {next !== null
          ? t(`next.${next.kind}`, { day: dayText(next.on) })
          : t(isUnknown ? 'noDays' : 'noNext')}
      </p>
      <p className="text-caption text-ink-soft">
        {points !== null
          ? t('points', { none: points.none_found, found: points.found, open: points.not_asked })
          : t(state === 'CA' ? 'noPoints' : 'elsewhere')}
      </p>
    </div>
  );
}

function Download({ listings }: { listings: readonly Listing[] }) {
  const t = useTranslations('people.listings');
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <FileButton
        size="small"
        label={t('download')}
        save={() => saveCsv(listingRows(listings, isoDay(Date.now())), t('fileName'))}
        failed={t('downloadFailed')}
      />
      <p className="text-caption text-ink-soft">{t('downloadText')}</p>
    </div>
  );
}
