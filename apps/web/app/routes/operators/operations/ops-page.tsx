import { operatedParts, operationsSchema, type OperatedPart, type Operations } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactElement } from 'react';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { callApi } from '../../../lib/api/client.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { privateHead } from '../../../lib/head/page-head.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
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
      aside={
        <div className="flex flex-wrap items-center gap-4">
          {data !== undefined && (
            <p className="text-caption text-ink-soft">
              {t.asOf(data.project, figure.time(data.at))}
            </p>
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
        words={{ loading: t.loading, failed: t.loadFailed }}
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
  const { troubles } = state;
  const troubled = new Set(troubles.map(({ part }) => part));
  const sections: Readonly<Record<OperatedPart, ReactElement>> = {
    recent: <RecentSection {...state} />,
    usage: <UsageSection {...state} />,
    queue: <QueueSection {...state} />,
    failed: <FailedAnalysesSection failed={state.failed_analyses} />,
    errors: <ErrorsSection errors={state.errors} />,
    slow: <SlowCallsSection calls={state.slow_calls} />,
    mails: <DeliveriesSection kind="mails" deliveries={state.mails} />,
    leads: <DeliveriesSection kind="leads" deliveries={state.leads} />,
    scores: <DeliveriesSection kind="scores" deliveries={state.scores} />,
    notifications: <DeliveriesSection kind="notifications" deliveries={state.notifications} />,
    storage: <StorageSection {...state} needsLook={troubled.has('storage')} />,
    reviews: <ReviewsSection reviews={state.reviews} hasMailServer={state.mails.configured} />,
  };
  const failingFirst = [
    ...operatedParts.filter((part) => troubled.has(part)),
    ...operatedParts.filter((part) => !troubled.has(part)),
  ];
  return (
    <>
      <Verdict troubles={troubles} />
      <div className="flex flex-col gap-2">
        {failingFirst.map((part) => (
          <Fragment key={part}>{sections[part]}</Fragment>
        ))}
      </div>
    </>
  );
}

/** What is wrong, each in a line, or that nothing is. */
function Verdict({ troubles }: Pick<Operations, 'troubles'>) {
  if (troubles.length === 0) return <Notice tone="positive" title={t.troubles.well} />;
  return (
    <Notice tone="danger" title={t.troubles.title(troubles.length)}>
      <ul className="flex flex-col gap-1">
        {troubles.map(({ text, at }) => (
          <li key={text}>{at === null ? text : `${text} ${figure.recent(at)}`}</li>
        ))}
      </ul>
    </Notice>
  );
}
