import { homesWork, type CommunityEntry, type CoordinatedCommunity } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { communityYearQuery, useDeleteEntry } from '../../entities/community/community-year.ts';
import { useCommunity } from '../../entities/community/communities.ts';
import { useUsdText } from '../../entities/plan/amount-texts.ts';
import { useWorkDays } from '../../entities/work-day/work-days.ts';
import { saveCsv } from '../../lib/api/download-file.ts';
import { FileButton } from '../../lib/api/file-button.tsx';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { usePaths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { useDayText } from '../../ui/use-day-text.ts';
import { CoordinatorFrame } from './coordinator-frame.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { yearRows } from './year-csv.ts';
import { YearTotal } from './year-total.tsx';
import { YearField } from './year-field.tsx';

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.communities.title)));

/** What of a Firewise site's work each home is asked for: “the equivalent of one hour of work for every dwelling unit”. */
const source =
  'https://www.nfpa.org/News-and-Research/Publications-and-media/Blogs-Landing-Page/Fire-Break/Blog-Posts/2022/02/25/Stepping-up-to-the-challenge-Firewise-USA-participation-increases-along-with-more-rigorous-criteria';

/** How many entries of a long year are shown at first, and with each tap more. */
const entriesAtOnce = 100;

/** What a coordinator enters for the renewal of their Firewise site, by calendar year. */
export default function YearPage() {
  const { communityId = '' } = useParams();
  const query = useCommunity(communityId);
  return (
    <CoordinatorFrame query={query}>
      {(community) => <YearView key={community.id} community={community} />}
    </CoordinatorFrame>
  );
}

function YearView({ community }: { community: CoordinatedCommunity }) {
  const t = useTranslations('communities.year');
  const words = useTranslations('communities');
  const paths = usePaths();
  const { id, name, dwellings } = community;
  const [year, setYear] = useState(() => new Date().getFullYear());
  const [adding, setAdding] = useState(false);
  const { data, error, refetch } = useQuery(communityYearQuery(id, year));
  return (
    <div className="page-width flex flex-1 flex-col gap-6 py-6 sm:py-8">
      <header className="flex flex-col gap-1">
        <p className="text-caption">
          <TextLink to={paths.community(id)}>{words('flyer.back')}</TextLink>
        </p>
        <h1 className="font-serif text-title-1">{t('title')}</h1>
        <p className="text-ink-soft wrap-anywhere">{t('of', { name, dwellings })}</p>
        <p className="max-w-[68ch] text-caption text-ink-soft">{t('text')}</p>
      </header>
      <div className="w-40">
        <YearField label={t('year')} year={year} entered={data?.years} onYear={setYear} />
      </div>
      {data === undefined ? (
        error === null ? (
          <Skeleton className="h-80 w-full" />
        ) : (
          <LoadFailed title={words('failed')} queries={[{ error, refetch }]} />
        )
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
          <section aria-labelledby="entries" className="order-last lg:order-first">
            <Card className="flex flex-col gap-5 p-5">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 id="entries" className="font-serif text-title-2">
                  {t('entries')}
                </h2>
                <Button size="small" tone="primary" onClick={() => setAdding(true)}>
                  {t('add')}
                </Button>
              </div>
              <Entries
                key={year}
                community={community}
                year={year}
                entries={data.entries}
                onMoved={setYear}
              />
            </Card>
          </section>
          <section aria-label={t('bar')}>
            <Card className="flex flex-col gap-3 p-5">
              <YearTotal community={community} year={year} entries={data.entries} />
              <WhatCounts />
            </Card>
          </section>
        </div>
      )}
      {adding && (
        <EntrySheet
          communityId={id}
          before={null}
          onClose={() => setAdding(false)}
          onSaved={(saved) => {
            setAdding(false);
            setYear(saved);
          }}
        />
      )}
    </div>
  );
}

function WhatCounts() {
  const t = useTranslations('communities.year');
  return (
    <Disclosure
      open
      summary={t('countsTitle')}
      summaryClassName="text-caption font-strong text-forest"
    >
      <ul className="flex list-disc flex-col gap-2 pb-2 pl-5 text-caption text-ink-soft">
        <li>
          <p>{t('counts')}</p>
          <p>
            <TextLink to={source}>{t('source')}</TextLink>
          </p>
        </li>
        <li>{t('countsHours')}</li>
        <li>{t('countsHomes')}</li>
        <li>{t('calendar')}</li>
      </ul>
    </Disclosure>
  );
}

function Entries({
  community,
  year,
  entries,
  onMoved,
}: {
  community: CoordinatedCommunity;
  year: number;
  entries: readonly CommunityEntry[];
  onMoved: (year: number) => void;
}) {
  const t = useTranslations('communities.year');
  const format = useFormatter();
  const [shown, setShown] = useState(entriesAtOnce);
  const [changed, setChanged] = useState<CommunityEntry | null>(null);
  const { id: communityId, figures } = community;
  const homes = homesWork(figures, year);
  const workDays = useWorkDays(communityId);
  const left = entries.length - shown;
  return (
    <>
      {entries.length === 0 && <p>{t('none', { year: String(year) })}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {entries.slice(0, shown).map((entry) => (
          <Entry
            key={entry.id}
            communityId={communityId}
            entry={entry}
            onChange={() => setChanged(entry)}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button
          size="small"
          className="self-start"
          onClick={() => setShown((now) => now + entriesAtOnce)}
        >
          {t('more', { count: format.number(Math.min(left, entriesAtOnce)) })}
        </Button>
      )}
      {(entries.length > 0 || homes !== null) && (
        <Download
          year={year}
          // A file made before they are there would name no zone.
          rows={async () => {
            const days =
              workDays.data ??
              (await workDays.refetch({ cancelRefetch: false, throwOnError: true })).data;
            return yearRows(entries, homes, figures?.as_of ?? null, days ?? []);
          }}
        />
      )}
      {changed !== null && (
        <EntrySheet
          communityId={communityId}
          before={changed}
          onClose={() => setChanged(null)}
          onSaved={(saved) => {
            setChanged(null);
            onMoved(saved);
          }}
        />
      )}
    </>
  );
}

function Entry({
  communityId,
  entry,
  onChange,
}: {
  communityId: string;
  entry: CommunityEntry;
  onChange: () => void;
}) {
  const t = useTranslations('communities.year');
  const dayText = useDayText('medium');
  const usdText = useUsdText();
  const showFailure = useShowFailure();
  const { mutate: remove, isPending } = useDeleteEntry(communityId);
  const { kind, day, hours, dollars, cubic_yards: yards, in_kind: inKind, note } = entry;
  const activity = t('activity', { kind: t(`kinds.${kind}`), day: dayText(day) });
  const amounts = [
    hours !== null && t('entryHours', { hours }),
    dollars !== null && usdText(dollars),
    yards !== null && t('entryYards', { yards }),
  ].filter((amount) => amount !== false);
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 sm:flex-row sm:items-start sm:justify-between">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-strong">{activity}</p>
        {amounts.length > 0 && <p>{amounts.join(' · ')}</p>}
        {inKind !== null && <p className="wrap-anywhere">{t('given', { text: inKind })}</p>}
        {note !== null && (
          <p className="text-caption whitespace-pre-line text-ink-soft wrap-anywhere">{note}</p>
        )}
      </div>
      <div className="flex shrink-0 gap-2">
        <Button size="small" aria-label={t('changeNamed', { activity })} onClick={onChange}>
          {t('change')}
        </Button>
        <ConfirmButton
          tone="danger"
          size="small"
          aria-label={t('deleteNamed', { activity })}
          isPending={isPending}
          question={{
            title: t('deleteTitle'),
            text: t('deleteText'),
            confirm: t('delete'),
            cancel: t('deleteKeep'),
          }}
          onConfirm={() =>
            remove(entry.id, {
              onSuccess: () => showToast({ tone: 'positive', title: t('deleted') }),
              onError: (failure) => showFailure(t('deleteFailed'), failure),
            })
          }
        >
          {t('delete')}
        </ConfirmButton>
      </div>
    </li>
  );
}

function Download({
  year,
  rows,
}: {
  year: number;
  rows: () => Promise<ReturnType<typeof yearRows>>;
}) {
  const t = useTranslations('communities.year');
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <FileButton
        size="small"
        label={t('download')}
        save={async () => saveCsv(await rows(), t('fileName', { year: String(year) }))}
        failed={t('downloadFailed')}
      />
      <p className="text-caption text-ink-soft">{t('downloadText')}</p>
    </div>
  );
}
