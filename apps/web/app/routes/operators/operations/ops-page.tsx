import { operationsSchema, type Operations } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { callApi } from '../../../lib/api/client.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { LoadFailed } from '../../../lib/message-pages/load-failed.tsx';
import { privateHead } from '../../../lib/head/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { figure } from './figures.ts';
import { FunctionErrorsCard } from './function-errors-card.tsx';
import { OverrideCard } from './override-card.tsx';
import { RecentSection } from './recent-section.tsx';
import { UsageSection } from './usage-section.tsx';
import {
  DeliveriesSection,
  ErrorsSection,
  FailedAnalysesSection,
  QueueSection,
  ReviewsSection,
  SlowCallsSection,
  StorageSection,
} from './work-sections.tsx';
import { words as t } from './words.ts';

const renewMs = 15_000;

export const meta = () => privateHead(t.title);

/** How the deployment is doing. What this browser keeps is shown even while the server is away. */
export default function OpsPage() {
  const state = useQuery({
    queryKey: ['operations'],
    queryFn: ({ signal }) => callApi(apiPaths.operations(), operationsSchema, { signal }),
    refetchInterval: renewMs,
    staleTime: 0,
  });
  const errorText = useErrorText();
  const { data } = state;
  return (
    <div className="page-width flex flex-1 flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-serif text-title-1">{t.title}</h1>
          <p className="mt-2 max-w-[60ch] text-ink-soft">{t.lead}</p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-caption">
            <TextLink to="/shortcuts">{t.shortcutsLink}</TextLink>
            <TextLink to="/dev/supabase-health">{t.checksLink}</TextLink>
            <TextLink to="/dev/outbox">{t.outboxLink}</TextLink>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          {data !== undefined && (
            <p className="text-caption text-ink-soft">{t.asOf(figure.time(data.at))}</p>
          )}
          <Button size="small" onClick={() => void state.refetch()}>
            {t.refresh}
          </Button>
        </div>
      </div>
      {state.error !== null && data !== undefined && (
        <Notice tone="danger" role="alert" title={t.stale(figure.time(data.at))}>
          <p>{errorText(state.error)}</p>
        </Notice>
      )}
      {data === undefined && state.error !== null && (
        <LoadFailed
          title={t.loadFailed}
          error={state.error}
          retry={t.retryLoad}
          onRetry={() => void state.refetch()}
        />
      )}
      {data === undefined && state.error === null && (
        <div role="status" aria-label={t.loading} className="flex flex-col gap-6">
          <Skeleton className="h-72" />
          <Skeleton className="h-48" />
        </div>
      )}
      {data !== undefined && <StateSections state={data} />}
      <div className="grid gap-6 lg:grid-cols-2">
        <OverrideCard hasModel={data === undefined || data.model.provider !== 'built-in'} />
        <FunctionErrorsCard />
      </div>
    </div>
  );
}

function StateSections({ state }: { state: Operations }) {
  return (
    <>
      <RecentSection {...state} />
      <UsageSection {...state} />
      <QueueSection {...state} />
      <FailedAnalysesSection failed={state.failed_analyses} />
      <ErrorsSection errors={state.errors} />
      <SlowCallsSection calls={state.slow_calls} />
      <DeliveriesSection kind="mails" deliveries={state.mails} />
      <DeliveriesSection kind="leads" deliveries={state.leads} />
      <StorageSection storage={state.storage} />
      <ReviewsSection reviews={state.reviews} hasMailServer={state.mails.configured} />
    </>
  );
}
