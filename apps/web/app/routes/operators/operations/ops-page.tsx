import { operationsSchema, type Operations } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { callApi } from '../../../lib/api/client.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { privateHead } from '../../../lib/head/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Loaded, OperatorPage } from '../operator-page.tsx';
import { figure } from './figures.ts';
import { FunctionErrorsCard } from './function-errors-card.tsx';
import { OverrideCard } from './override-card.tsx';
import { UsageSection } from './usage-section.tsx';
import {
  DeliveriesSection,
  ErrorsSection,
  FailedAnalysesSection,
  QueueSection,
  RecentSection,
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
  const { data, error } = state;
  return (
    <OperatorPage
      title={t.title}
      lead={t.lead}
      links={
        <p className="mt-1 flex flex-wrap gap-x-4 text-caption">
          <TextLink to="/shortcuts">{t.shortcutsLink}</TextLink>
          <TextLink to="/dev/supabase-health">{t.checksLink}</TextLink>
          <TextLink to="/dev/outbox">{t.outboxLink}</TextLink>
        </p>
      }
      aside={
        <div className="flex flex-wrap items-center gap-4">
          {data !== undefined && (
            <p className="text-caption text-ink-soft">{t.asOf(figure.time(data.at))}</p>
          )}
          <Button size="small" onClick={() => void state.refetch()}>
            {t.refresh}
          </Button>
        </div>
      }
    >
      {error !== null && data !== undefined && (
        <Notice tone="danger" role="alert" title={t.stale(figure.time(data.at))}>
          <p>{errorText(error)}</p>
        </Notice>
      )}
      <Loaded
        // What was loaded before stays, under a notice.
        query={data === undefined ? state : { ...state, error: null }}
        words={{ loading: t.loading, failed: t.loadFailed, retry: t.retryLoad }}
        shapes={['h-72', 'h-48']}
      >
        {(loaded) => <StateSections state={loaded} />}
      </Loaded>
      <div className="grid gap-6 lg:grid-cols-2">
        <OverrideCard hasModel={data === undefined || data.model.provider !== 'built-in'} />
        <FunctionErrorsCard />
      </div>
    </OperatorPage>
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
