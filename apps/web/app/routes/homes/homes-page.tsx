import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';

import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { MovableHomes } from '../../features/account/movable-homes.tsx';
import { useKnownAccount } from '../../entities/account/known-account.ts';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import { forgetHome, saveHome, useLastHome } from '../../entities/property/last-home.ts';
import {
  homeOrders,
  readHomeOrder,
  sortHomes,
  type HomeOrder,
} from '../../entities/property/sort-homes.ts';
import { nextDayOf, useNextDayText } from '../../entities/insurer-notices/next-day.ts';
import { useHomeRoles } from '../../entities/home-people/home-people.ts';
import { useOpenNotices } from '../../entities/insurer-notices/notices.ts';
import { OwnDataSection } from '../../features/own-data/own-data-section.tsx';
import { usePaths } from '../../lib/paths.ts';
import { useOnline } from '../../lib/device/device-state.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOfflinePages } from '../../features/property-sync/use-property-sync.ts';
import { useAllHomes } from './all-homes.ts';
import { HomeCard, HomeCardSkeleton } from './home-card.tsx';
import { ChooseHomes } from './choose-homes.tsx';
import { useUnsentCounts } from './unsent-counts.ts';

const gridLayout = 'grid grid-cols-1 gap-4 md:grid-cols-2';

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.homes.title)));

/** The visitor's own properties, each linked to its page. */
export default function HomesPage() {
  const t = useTranslations('homes');
  const paths = usePaths();
  const online = useOnline();
  const { homes: listed, toMake, query: homes } = useAllHomes();
  const unsent = useUnsentCounts();
  const insurerDayOf = useInsurerDays();
  const isSignedIn = useKnownAccount() !== null;
  useOfflinePages();
  const locale = useLocale();
  const [order, setOrder] = useHomeOrder();
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const isInOrder = order === 'newest' || !homes.hasNextPage;
  useSyncedLastHome(homes.data === undefined ? undefined : listed);
  useAllPages(!isInOrder && homes.error === null, homes);
  const isEmpty = listed?.length === 0 && homes.data !== undefined;
  return (
    <>
      <div
        className={
          isEmpty
            ? 'page-width pt-8 empty:hidden'
            : 'page-width flex flex-1 flex-col gap-8 py-8 sm:py-12'
        }
      >
        {!isEmpty && (
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div>
              <h1 className="font-serif text-title-1">{t('title')}</h1>
              <p className="mt-2 text-ink-soft">{t(isSignedIn ? 'leadSignedIn' : 'lead')}</p>
            </div>
            <ButtonLink size="small" to={paths.newProperty()}>
              {t('add')}
            </ButtonLink>
          </div>
        )}
        {/* In one place whether or not there are homes: what is checked in it stays checked once the list is here. */}
        <MovableHomes />
        {!isEmpty && (
          <>
            {listed !== undefined && listed.length > 1 && (
              <div className="flex flex-wrap items-end justify-between gap-4 print:hidden">
                <div className="w-full sm:w-64">
                  <SelectField
                    label={t('order')}
                    value={order}
                    onChange={({ target }) => setOrder(readHomeOrder(target.value))}
                    options={homeOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
                  />
                </div>
                {chosen === null && (
                  <Button size="small" onClick={() => setChosen(new Set())}>
                    {t('compare.choose')}
                  </Button>
                )}
              </div>
            )}
            {chosen !== null && <ChooseHomes chosen={chosen} onCancel={() => setChosen(null)} />}
            {listed !== undefined && isInOrder && (
              <ul aria-label={t('list')} className={gridLayout}>
                {sortHomes(listed, order, locale).map((home) => (
                  <li key={home.id}>
                    <HomeCard
                      home={home}
                      isToMake={toMake.some(({ id }) => id === home.id)}
                      unsent={unsent.get(home.id) ?? 0}
                      insurerDay={insurerDayOf(home.id)}
                      isChosen={chosen && chosen.has(home.id)}
                      onChosen={(isChosen) => setChosen((now) => withHome(now, home.id, isChosen))}
                    />
                  </li>
                ))}
              </ul>
            )}
            {!online && (homes.data === undefined || !isInOrder) ? (
              <Offline areSomeHere={listed !== undefined && listed.length > 0} />
            ) : homes.error !== null ? (
              <LoadFailed title={t('failed')} queries={[homes]} />
            ) : listed === undefined || !isInOrder ? (
              <Loading />
            ) : (
              homes.hasNextPage && (
                <Button
                  className="self-center"
                  unavailable={homes.isFetchingNextPage}
                  aria-busy={homes.isFetchingNextPage}
                  onClick={() => void homes.fetchNextPage()}
                >
                  {t('more')}
                </Button>
              )
            )}
            {isSignedIn && <InvitedHomes />}
            {homes.data !== undefined && <OwnDataSection isSignedIn={isSignedIn} />}
          </>
        )}
      </div>
      {isEmpty && <NoHomes isSignedIn={isSignedIn} />}
    </>
  );
}

/**
 * Keeps the saved home in line with the server's list, so that public pages don't link to a property that no longer
 * exists.
 */
function useSyncedLastHome(listed: readonly { id: string; address: string }[] | undefined): void {
  const last = useLastHome();
  const newest = listed?.[0];
  useEffect(() => {
    if (listed === undefined) return;
    if (newest === undefined) forgetHome(null);
    else if (last === null) saveHome(newest);
  }, [listed, newest, last]);
}

/** What each home says of the days that count after something that an insurer sent. */
function useInsurerDays(): (propertyId: string) => string | null {
  const { data: notices = [] } = useOpenNotices();
  const [now] = useState(() => Date.now());
  const nextDayText = useNextDayText();
  const byHome = new Map<string, (typeof notices)[number][]>();
  for (const notice of notices) {
    const { property_id: home } = notice;
    byHome.set(home, [...(byHome.get(home) ?? []), notice]);
  }
  return (propertyId) => {
    const next = nextDayOf(byHome.get(propertyId) ?? [], now);
    return next && nextDayText(next, now);
  };
}

/** The order that the page's address names, so that going back, reloading, and a bookmark keep it. */
function useHomeOrder(): readonly [HomeOrder, (order: HomeOrder) => void] {
  const [search, setSearch] = useSearchParams();
  const setOrder = (order: HomeOrder) =>
    setSearch(order === 'newest' ? {} : { sort: order }, {
      replace: true,
      preventScrollReset: true,
    });
  return [readHomeOrder(search.get('sort')), setOrder];
}

/** Fetches the pages that are still missing, one after the other: only a whole list can be put in order. */
function useAllPages(
  isWanted: boolean,
  { isFetching, fetchNextPage }: ReturnType<typeof useAllHomes>['query'],
): void {
  useEffect(() => {
    if (isWanted && !isFetching) void fetchNextPage();
  }, [isWanted, isFetching, fetchNextPage]);
}

function withHome(
  chosen: ReadonlySet<string> | null,
  id: string,
  isChosen: boolean,
): ReadonlySet<string> {
  const homes = new Set(chosen);
  if (isChosen) homes.add(id);
  else homes.delete(id);
  return homes;
}

function NoHomes({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations('homes.empty');
  const paths = usePaths();
  return (
    <MessagePage
      title={t('title')}
      actions={
        <>
          <ButtonLink tone="primary" to={paths.newProperty()}>
            {t('start')}
          </ButtonLink>
          {isSignedIn && <InvitedHomes />}
        </>
      }
    >
      <p>{t(isSignedIn ? 'textSignedIn' : 'text')}</p>
    </MessagePage>
  );
}

/** The way to the homes of others, for an agent, a buyer or an assessor, who look for them here. */
function InvitedHomes() {
  const t = useTranslations('people.mine');
  const paths = usePaths();
  const { data: roles = [] } = useHomeRoles();
  if (roles.length === 0) return null;
  return (
    <ButtonLink className="self-start" to={paths.invitedHomes()}>
      {t('title')}
    </ButtonLink>
  );
}

/** @param areSomeHere whether this browser kept some */
function Offline({ areSomeHere }: { areSomeHere: boolean }) {
  const t = useTranslations('homes.offline');
  return (
    <Notice role="status" title={t('title')}>
      <p>{t(areSomeHere ? 'textKept' : 'text')}</p>
    </Notice>
  );
}

function Loading() {
  const t = useTranslations('homes');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className={gridLayout}>
        <HomeCardSkeleton />
        <HomeCardSkeleton />
      </div>
    </>
  );
}
