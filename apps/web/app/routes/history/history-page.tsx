import { scoreHistorySchema, type ScoreHistory } from '@dss/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/index.ts';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import { privateHead } from '../../lib/head/index.ts';
import { usePaths } from '../../lib/paths.ts';
import { PropertyFrame } from '../property-frame/index.ts';
import { useProperty, propertyKey } from '../../entities/property/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ChosenResult } from './chosen-result.tsx';
import { HistoryChart } from './history-chart.tsx';
import { HistoryTable } from './history-table.tsx';

/** The page sets its title once the address is known. */
export const meta = () => privateHead();

/** GET /api/properties/{id}/score-history */
function historyQuery(propertyId: string) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'score-history'],
    queryFn: ({ signal }) =>
      callApi(apiPaths.scoreHistory(propertyId), scoreHistorySchema, { signal }),
    staleTime: 0,
  });
}

/** How a home's score changed, and why. */
export default function HistoryPage() {
  const t = useTranslations('history');
  const paths = usePaths();
  const { propertyId = '' } = useParams();
  const property = useProperty(propertyId);
  const history = useQuery(historyQuery(propertyId));
  return (
    <PropertyFrame
      page="history"
      property={property}
      others={[history]}
      skeleton={<HistorySkeleton />}
    >
      {property.data &&
        history.data &&
        (history.data.points.length === 0 ? (
          <MessagePage
            title={t('none')}
            actions={
              <ButtonLink tone="primary" to={paths.property(propertyId)}>
                {t('back')}
              </ButtonLink>
            }
          >
            <p>{t('noneText')}</p>
          </MessagePage>
        ) : (
          <div className="page-width flex flex-1 flex-col gap-5 py-4 sm:py-6">
            <header className="flex flex-col gap-1">
              <p className="text-caption print:hidden">
                <TextLink to={paths.property(propertyId)}>{t('back')}</TextLink>
              </p>
              <h1 className="font-serif text-title-1">{t('title')}</h1>
              <p className="wrap-anywhere text-ink-soft">{property.data.address}</p>
            </header>
            <DescriptionsProvider fallback={<Skeleton className="h-96 w-full" />}>
              <Results key={propertyId} history={history.data} />
            </DescriptionsProvider>
          </div>
        ))}
    </PropertyFrame>
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
      <div className="grid gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(18rem,3fr)] lg:items-start">
        <HistoryChart points={points} chosen={chosen} onChosen={choose} />
        <ChosenResult point={point} before={points[chosen - 1] ?? null} />
      </div>
      <Disclosure summary={t('table')} summaryClassName="font-strong text-forest">
        <HistoryTable points={points} />
      </Disclosure>
    </>
  );
}

function HistorySkeleton() {
  const t = useTranslations('history');
  return (
    <div className="page-width flex flex-col gap-5 py-6">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-12 w-64" />
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
