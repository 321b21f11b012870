import { scoreHistorySchema, type ScoreHistory } from '@dss/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { propertyKey } from '../../entities/property/property.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { scrollToElement } from '../../ui/scroll-to-element.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ChosenResult } from './chosen-result.tsx';
import { everyChangeId } from './every-change-id.ts';
import { HistoryChart } from './history-chart.tsx';
import { HistoryTable } from './history-table.tsx';

/** GET /api/properties/{id}/score-history */
function historyQuery(propertyId: string, through: string | null) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'score-history', through],
    queryFn: ({ signal }) =>
      callApi(apiPaths.scoreHistory(propertyId, through), scoreHistorySchema, { signal }),
    staleTime: 0,
  });
}

/** Every stored result, each with what changed: the newest hundred, or those up to the milestone that the page's address names. */
export function EveryChange({ propertyId }: { propertyId: string }) {
  const [search] = useSearchParams();
  const named = search.get('through');
  return <Changes key={named} propertyId={propertyId} named={named} />;
}

/** In the page's address: all of them, opened. */
const newest = 'newest';

function Changes({ propertyId, named }: { propertyId: string; named: string | null }) {
  const t = useTranslations('history');
  const [isOpen, setIsOpen] = useState(named !== null);
  useEffect(() => {
    if (named !== null) scrollToElement(everyChangeId);
  }, [named]);
  return (
    <Disclosure
      id={everyChangeId}
      summary={t('timeline.everyChange')}
      summaryClassName="font-strong text-forest"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className={classNames('border-t border-line pt-2', !isOpen && 'print:hidden')}
    >
      {isOpen && <Stored propertyId={propertyId} through={named === newest ? null : named} />}
    </Disclosure>
  );
}

function Stored({ propertyId, through }: { propertyId: string; through: string | null }) {
  const t = useTranslations('history');
  const { data, error, refetch } = useQuery(historyQuery(propertyId, through));
  if (data !== undefined) {
    return (
      <div className="flex flex-col gap-5 py-3">
        {through !== null && (
          <p className="flex flex-wrap gap-x-3 text-caption text-ink-soft">
            <span>{t('timeline.through')}</span>
            <TextLink to={`?through=${newest}`}>{t('timeline.newest')}</TextLink>
          </p>
        )}
        <Results key={through} history={data} />
      </div>
    );
  }
  if (error !== null) {
    return <LoadFailed title={t('loadFailed')} queries={[{ error, refetch }]} />;
  }
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-72 w-full" />
    </>
  );
}

function Results({ history: { points, earlier } }: { history: ScoreHistory }) {
  const t = useTranslations('history');
  // Null: the newest, whichever that is.
  const [chosenId, setChosenId] = useState<string | null>(null);
  const found = points.findIndex(({ analysis_id: id }) => id === chosenId);
  const chosen = found === -1 ? points.length - 1 : found;
  const point = points[chosen];
  if (point === undefined) return null;
  const choose = (index: number) => setChosenId(points[index]?.analysis_id ?? null);
  return (
    <>
      <div className="flex max-w-[68ch] flex-col gap-1">
        <p>{t('intro', { count: points.length })}</p>
        {points.length > 1 && <p className="text-caption text-ink-soft">{t('spacing')}</p>}
        {earlier > 0 && (
          <p className="text-caption text-ink-soft">{t('earlier', { count: earlier })}</p>
        )}
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(18rem,3fr)] lg:items-start">
        <HistoryChart points={points} chosen={chosen} onChosen={choose} />
        <ChosenResult point={point} before={points[chosen - 1] ?? null} />
      </div>
      <Disclosure summary={t('table')} summaryClassName="font-strong text-forest">
        <HistoryTable points={points} />
      </Disclosure>
    </>
  );
}
