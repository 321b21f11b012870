import type { ComparedProperty } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';

import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { saveCsv } from '../../lib/api/download-file.ts';
import { FileButton } from '../../lib/api/file-button.tsx';
import { HomeColumns } from '../../entities/compared-homes/home-columns.tsx';
import { HomePicture } from '../../entities/compared-homes/home-picture.tsx';
import { SharedScale } from '../../entities/compared-homes/shared-scale.tsx';
import { Verdict } from '../../entities/compared-homes/verdict.tsx';
import type { HomeBesideOthers } from '../../entities/compared-homes/compared-home.ts';
import { useGuidance } from '../../entities/hazard/texts/guidance.ts';
import { ShareHomesButton } from '../../features/sharing/share-homes-button.tsx';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import { usePaths } from '../../lib/paths.ts';
import { useOnline } from '../../lib/device/device-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { comparedHomesQuery } from './compared-homes.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { homeRows, type FirstAction } from './home-rows.ts';
import { costOf, readOrder, sortCompared, writeOrder } from './sort-compared.ts';

/** With more homes than this, the table opens with the page. */
const columnsAtMost = 6;

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.comparison.title)));

/** Homes of one owner side by side: those that the page's address names, or all. */
export default function ComparisonPage() {
  const t = useTranslations('comparison');
  const homesText = useTranslations('homes');
  const paths = usePaths();
  const online = useOnline();
  const [search] = useSearchParams();
  const ids = readIds(search.get('homes'));
  const homes = useQuery({ ...comparedHomesQuery(ids), enabled: online });
  const { data } = homes;
  const gone = ids === null || data === undefined ? 0 : ids.length - data.length;
  if (data !== undefined && data.length < 2) {
    return <TooFew count={data.length} areChosen={gone > 0 || ids?.length === 1} />;
  }
  return (
    <div className="page-width flex flex-1 flex-col gap-6 py-6 sm:py-10">
      <header>
        <p className="text-caption print:hidden">
          <TextLink to={paths.homes()}>{t('back')}</TextLink>
        </p>
        <h1 className="font-serif text-title-1">{t('title')}</h1>
        {data !== undefined && <p className="text-ink-soft">{t('lead', { count: data.length })}</p>}
      </header>
      {gone > 0 && <Notice role="status" title={t('gone', { count: gone })} />}
      {data !== undefined ? (
        <Compared homes={data} />
      ) : !online ? (
        <Notice role="status" title={homesText('offline.title')}>
          <p>{homesText('offline.text')}</p>
        </Notice>
      ) : homes.error !== null ? (
        <LoadFailed title={t('failed')} queries={[homes]} />
      ) : (
        <>
          <p role="status" className="sr-only">
            {t('loading')}
          </p>
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-80 w-full" />
        </>
      )}
    </div>
  );
}

/** The ids in the page's address, each once; null if it names none. */
function readIds(text: string | null): readonly string[] | null {
  const ids = (text ?? '').split(',').filter((id) => /^[\da-f-]{36}$/.test(id));
  return ids.length === 0 ? null : [...new Set(ids)];
}

function Compared({ homes }: { homes: readonly ComparedProperty[] }) {
  const t = useTranslations('comparison');
  const bands = useTranslations('results.bands');
  const locale = useLocale();
  const paths = usePaths();
  const [search, setSearch] = useSearchParams();
  const order = readOrder(search.get('sort'));
  const sorted = sortCompared(homes, order, locale);
  const guidance = useGuidance(
    homes.flatMap((home) =>
      (home.newest_result?.first_actions ?? []).flatMap((action) => action.hazard_types),
    ),
  );
  const titleOf = ({ hazard_types: [type] }: FirstAction) =>
    guidance.data?.find((each) => each.hazard_type === type)?.title ?? '';
  if (guidance.error !== null) {
    return <LoadFailed title={t('failed')} queries={[guidance]} />;
  }
  const beside = sorted.map((home) => besideOthers(home, titleOf, paths.property(home.id)));
  const isMany = homes.length > columnsAtMost;
  const exportCsv = (day: string) => {
    const rows = homeRows(sorted, {
      heading: (column) => t(`csv.${column}`),
      numbered: (column, number) => t(`csv.${column}`, { number }),
      band: bands,
      exposure: ({ level, at_least: atLeast }) =>
        t('csv.exposureLevel', { level, atLeast: String(atLeast) }),
      action: titleOf,
    });
    return saveCsv(rows, t('csv.fileName', { date: day }));
  };
  return (
    <>
      <Verdict homes={beside} />
      <SharedScale homes={beside} />
      <div className={isMany ? 'print:hidden' : ''}>
        <HomeColumns homes={beside} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-caption text-ink-soft">{t('costNote')}</p>
        <div className="flex flex-wrap gap-3 print:hidden">
          <ShareHomesButton propertyIds={sorted.map(({ id }) => id)} />
          <FileButton
            size="small"
            label={t('export')}
            unavailable={guidance.isLoading}
            save={() => exportCsv(isoDay(Date.now()))}
            failed={t('exportFailed')}
          />
        </div>
      </div>
      <Disclosure
        summary={t('asTable')}
        summaryClassName="font-strong text-forest"
        className={classNames('border-t border-line pt-2', !isMany && 'print:hidden')}
        open={isMany}
      >
        <div className="flex flex-col gap-3 pt-2">
          <p className="text-caption text-ink-soft print:hidden">{t('slide')}</p>
          <ComparisonTable
            homes={sorted}
            order={order}
            titleOf={titleOf}
            onOrder={(wanted) =>
              setSearch(
                (now) => {
                  now.set('sort', writeOrder(wanted));
                  return now;
                },
                { replace: true, preventScrollReset: true },
              )
            }
          />
        </div>
      </Disclosure>
    </>
  );
}

/** A home as a column has it: in its owner's words, with a photo of its front. */
function besideOthers(
  home: ComparedProperty,
  titleOf: (action: FirstAction) => string,
  page: string,
): HomeBesideOthers {
  const { id, address, address_formatted: place, newest_result: result } = home;
  return {
    id,
    name: address,
    place: place === address ? null : place,
    page,
    opensTab: false,
    picture: <HomePicture url={home.thumbnail_url} />,
    result: result && { ...result, asSeen: null },
    jobs: (result?.first_actions ?? []).map((action) => ({ ...action, title: titleOf(action) })),
    cost: costOf(home),
    photoCount: home.photo_count,
  };
}

function TooFew({ count, areChosen }: { count: number; areChosen: boolean }) {
  const t = useTranslations('comparison');
  const paths = usePaths();
  return (
    <MessagePage
      title={t('needed.title')}
      actions={
        areChosen ? (
          <ButtonLink tone="primary" to={paths.homes()}>
            {t('back')}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink tone="primary" to={paths.newProperty()}>
              {t('needed.add')}
            </ButtonLink>
            <ButtonLink to={paths.homes()}>{t('back')}</ButtonLink>
          </>
        )
      }
    >
      <p>
        {areChosen ? t('needed.chosen', { count }) : t(count === 1 ? 'needed.one' : 'needed.none')}
      </p>
    </MessagePage>
  );
}
