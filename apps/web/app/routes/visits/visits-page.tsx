import type { ListedHomeVisit, OwnHomeRole } from '@dss/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

import { useAccount } from '../../entities/account/account.ts';
import { useKnownAccount } from '../../entities/account/known-account.ts';
import { myHomeVisitsQuery } from '../../entities/home-visits/home-visits.ts';
import { useSavedVisits } from '../../entities/home-visits/saved-visits.ts';
import { useOfflinePages } from '../../features/property-sync/use-property-sync.ts';
import { saveCsv, saveGeoJson } from '../../lib/api/download-file.ts';
import { FileButton } from '../../lib/api/file-button.tsx';
import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import { usePreloadedPage } from '../../lib/navigation/use-preloaded-page.ts';
import { PageNotLoaded } from '../../lib/message-pages/page-not-loaded.tsx';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { useDayText } from '../../ui/use-day-text.ts';
import { useAssessorsList, type AssessorsList } from './saved-list.ts';
import { useReadyHomes } from './use-ready-homes.ts';
import { visitPlaces, visitRows } from './visit-files.ts';
import { useWaiting } from './waiting.ts';

export const meta = appHead(({ messages }) =>
  privateHead(pageTitle(messages.homeVisits.mine.title)),
);

/** The homes that are open to an assessor, to be walked around, and the visits to them so far. */
export default function VisitsPage() {
  const t = useTranslations('homeVisits.mine');
  const paths = usePaths();
  const { data: account } = useAccount();
  const isKnown = useKnownAccount() !== null;
  const { list, query } = useAssessorsList();
  useOfflinePages();
  usePreloadedPage('walk');
  if (account === null || (!isKnown && list === undefined && account !== undefined)) {
    return (
      <MessagePage
        title={t('title')}
        actions={
          <ButtonLink tone="primary" to={paths.signIn()}>
            {t('signIn')}
          </ButtonLink>
        }
      >
        <p>{t('signedOut')}</p>
      </MessagePage>
    );
  }
  if (list !== undefined) return <List {...list} />;
  return <PageNotLoaded query={query} loading={t('loading')} failed={t('failed')} />;
}

function List({ roles, visits, isSaved }: AssessorsList) {
  const t = useTranslations('homeVisits.mine');
  const ready = useReadyHomes(roles.map(({ property_id: id }) => id));
  const waiting = useWaiting();
  const visited = useSavedVisits();
  const waitingIn = (propertyId: string) =>
    (waiting.get(propertyId) ?? 0) +
    visited.filter((visit) => visit.propertyId === propertyId && visit.state === 'waits').length;
  useListAfterSending(roles.reduce((sum, role) => sum + waitingIn(role.property_id), 0));
  return (
    <div className="page-width flex max-w-3xl flex-1 flex-col gap-8 py-8 sm:py-12">
      <header className="max-w-[68ch]">
        <h1 className="font-serif text-title-1">{t('title')}</h1>
        <p className="mt-2 text-ink-soft">{t('lead')}</p>
        {isSaved && (
          <p role="status" className="mt-2 font-strong">
            {t('offline')}
          </p>
        )}
      </header>
      <section aria-labelledby="open-homes" className="flex flex-col gap-3">
        <h2 id="open-homes" className="font-serif text-title-2">
          {t('homes')}
        </h2>
        {roles.length === 0 ? (
          <p>{t('noHomes')}</p>
        ) : (
          <ul className="flex flex-col gap-3">
            {roles.map((role) => (
              <li key={role.id}>
                <OpenHome
                  role={role}
                  isReady={ready.has(role.property_id)}
                  waiting={waitingIn(role.property_id)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="visits" className="flex flex-col gap-3">
        <h2 id="visits" className="font-serif text-title-2">
          {t('list')}
        </h2>
        {visits.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <>
            <ul className="flex flex-col">
              {visits.map((visit) => (
                <li key={visit.visit_id} className="border-t border-line py-3">
                  <Visit visit={visit} />
                </li>
              ))}
            </ul>
            <Files visits={visits} />
          </>
        )}
      </section>
    </div>
  );
}

/** Asks for the visits again whenever this browser, in whichever tab, has sent some of what waits. */
function useListAfterSending(waiting: number): void {
  const queryClient = useQueryClient();
  const before = useRef(waiting);
  useEffect(() => {
    if (before.current === waiting) return;
    before.current = waiting;
    void queryClient.invalidateQueries({ queryKey: myHomeVisitsQuery.queryKey });
  }, [queryClient, waiting]);
}

interface OpenHomeProps {
  role: OwnHomeRole;
  /** Whether its walk opens without a connection. */
  isReady: boolean;
  /** What this browser has of it and the server doesn't. */
  waiting: number;
}

function OpenHome({ role, isReady, waiting }: OpenHomeProps) {
  const t = useTranslations('homeVisits.mine');
  const paths = usePaths();
  const dayText = useDayText('medium');
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
      <div className="flex min-w-[min(100%,14rem)] flex-1 flex-col gap-1">
        <h3 className="font-strong wrap-anywhere">{role.address}</h3>
        {role.ends_at !== null && (
          <p className="text-caption text-ink-soft">
            {t('until', { date: dayText(isoDay(role.ends_at)) })}
          </p>
        )}
        <p className="text-caption text-ink-soft">{t(isReady ? 'ready' : 'notReady')}</p>
        {waiting > 0 && (
          <p role="status" className="text-caption font-strong">
            {t('waiting', { count: waiting })}
          </p>
        )}
      </div>
      <ButtonLink
        tone="primary"
        to={paths.walk(role.property_id)}
        aria-label={t('walkOf', { home: role.address })}
      >
        {t('walk')}
      </ButtonLink>
    </Card>
  );
}

function Visit({ visit }: { visit: ListedHomeVisit }) {
  const t = useTranslations('homeVisits.mine');
  const dayText = useDayText();
  return (
    <>
      <p className="font-strong wrap-anywhere">{visit.home}</p>
      <p className="text-caption text-ink-soft">{dayText(visit.on)}</p>
      <p className="text-caption text-ink-soft">
        {t('count', { answers: visit.answers, hazards: visit.hazards })}
      </p>
      {visit.open && visit.ended_at === null && (
        <p className="text-caption text-ink-soft">{t('isOpen')}</p>
      )}
      {visit.open ? (
        visit.notes !== null &&
        visit.notes !== '' && (
          <p className="mt-1 max-w-[68ch] whitespace-pre-line wrap-anywhere">{visit.notes}</p>
        )
      ) : (
        <p className="text-caption text-ink-soft">{t('closed')}</p>
      )}
    </>
  );
}

function Files({ visits }: { visits: readonly ListedHomeVisit[] }) {
  const t = useTranslations('homeVisits.mine');
  const places = visitPlaces(visits);
  const failed = t('saveFailed');
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4 print:hidden">
      <div className="flex flex-wrap gap-2">
        <FileButton
          size="small"
          label={t('csv')}
          save={() => saveCsv(visitRows(visits), t('csvName'))}
          failed={failed}
        />
        {places.features.length > 0 && (
          <FileButton
            size="small"
            label={t('geojson')}
            save={() => saveGeoJson(places, t('geojsonName'))}
            failed={failed}
          />
        )}
      </div>
      <p className="text-caption text-ink-soft">{t('filesText')}</p>
      {places.features.length === 0 && (
        <p className="text-caption text-ink-soft">{t('noPlaces')}</p>
      )}
    </div>
  );
}
