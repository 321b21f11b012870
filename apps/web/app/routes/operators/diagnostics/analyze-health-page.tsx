import type { ListedProperty, Photo } from '@dss/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { chosenModel } from '../../../entities/analysis/model-override.ts';
import { privateHead } from '../../../lib/head/page-head.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { analyzeRequest } from './analyze-request.ts';
import {
  ask,
  explainAnalyzeFailure,
  isSlow,
  requestIdOf,
  scoreTone,
  type Answer,
} from './calls.ts';
import { Facts, SlowNote } from './check.tsx';
import { copyText } from './copy-text.ts';
import { DiagnosticsPage, Json, Section, useRequireUser } from './diagnostics-page.tsx';
import { LoadingFailed, PropertySelector } from './property-selector.tsx';
import { listPhotos, useOwnProperties } from './test-data.ts';
import { words } from './words.ts';

const t = words.analyze;

export const meta = () => privateHead(words.titles.analyze);

/** Sends the analysis of one property, and explains what comes back. */
export default function AnalyzeHealthPage() {
  const requireUser = useRequireUser();
  const properties = useOwnProperties();
  const [chosen, setChosen] = useState('');
  const property = properties.data?.find(({ id }) => id === chosen);
  const photos = useQuery(
    queryOptions({
      queryKey: ['diagnostics', 'photos', chosen],
      queryFn: () => listPhotos(chosen),
      enabled: chosen !== '',
      staleTime: 0,
      retry: false,
    }),
  );
  const body =
    property === undefined || photos.data === undefined
      ? null
      : analyzeRequest(property, photos.data, chosenModel());
  const [last, setLast] = useState<object | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isRunning, setRunning] = useState(false);

  const send = async (request: object | null) => {
    if (!(await requireUser())) return;
    if (request === null) {
      showToast({ title: t.errorTitle, description: t.noBody, tone: 'danger' });
      return;
    }
    setLast(request);
    setRunning(true);
    setAnswer(await ask('POST', apiPaths.analyzeByOldName(), request));
    setRunning(false);
  };
  const failure = answer === null ? null : explainAnalyzeFailure(answer);

  return (
    <DiagnosticsPage title={words.titles.analyze} lead={t.lead} needsUser>
      <PropertySelector
        query={properties}
        chosen={chosen}
        onChoose={(id) => {
          setChosen(id);
          setAnswer(null);
        }}
      />
      {photos.data === undefined && photos.error !== null && (
        <LoadingFailed
          title={words.placement.loadFailed}
          error={photos.error}
          onRetry={photos.refetch}
        />
      )}
      {property !== undefined && photos.data !== undefined && (
        <Section title={t.summary}>
          <Facts facts={summary(property, photos.data)} />
        </Section>
      )}
      {body !== null && (
        <Section title={t.body}>
          <Json label={t.body} value={body} />
          <Button
            size="small"
            className="mt-3"
            onClick={() => void copyText(JSON.stringify(body, null, 2))}
          >
            {t.copy}
          </Button>
        </Section>
      )}
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" unavailable={isRunning} onClick={() => void send(body)}>
          {t.run}
        </Button>
        <Button unavailable={isRunning || last === null} onClick={() => void send(last)}>
          {t.retry}
        </Button>
      </div>
      <div role="status" aria-busy={isRunning}>
        {isRunning && (
          <>
            <ProgressBar label={t.running} percent={null} />
            <SlowNote />
          </>
        )}
        {!isRunning && answer !== null && failure !== null && (
          <Notice tone="danger" title={t.errorTitle}>
            <p>{failure}</p>
            <p className="mt-1 text-caption wrap-anywhere">
              {[words.common.took(answer.tookMs), requestIdOf(answer)].filter(Boolean).join(' · ')}
            </p>
          </Notice>
        )}
        {!isRunning && answer !== null && failure === null && <ResponseCard answer={answer} />}
      </div>
    </DiagnosticsPage>
  );
}

const responseSchema = z.object({
  analysis_id: z.string(),
  dss_score: z.number(),
  hazards: z.array(z.unknown()),
  coverage_missing: z.array(z.string()).default([]),
  model_name: z.string().optional(),
  schema_version: z.string().optional(),
});

const badges = {
  destructive: 'border-ember bg-ember-wash text-ember',
  secondary: 'border-line-strong bg-paper-sunk text-ink',
  default: 'border-forest bg-forest text-on-forest',
} as const;

function ResponseCard({ answer }: { answer: Answer }) {
  const result = responseSchema.safeParse(answer.json).data;
  if (result === undefined) return <Json label={t.response} value={answer.json} />;
  const tone = scoreTone(result.dss_score);
  return (
    <Section title={t.response}>
      <Card className="p-5">
        <div className="flex flex-wrap items-center gap-3">
          <span
            data-score-tone={tone}
            className={classNames(
              'rounded-small border px-3 py-1 font-strong tabular-nums',
              badges[tone],
            )}
          >
            <span>{t.score}</span> <span>{result.dss_score}</span>
          </span>
          {isSlow(answer.tookMs) && (
            <span className="rounded-small border border-caution bg-caution-wash px-3 py-1 font-strong">
              {t.slow}
            </span>
          )}
        </div>
        <Facts
          facts={[
            { name: t.time, value: words.common.took(answer.tookMs) },
            { name: t.hazards, value: String(result.hazards.length) },
            { name: t.gaps, value: result.coverage_missing.join(', ') || t.none },
            {
              name: t.model,
              value: [result.model_name, result.schema_version].filter(Boolean).join(', '),
            },
            { name: t.id, value: result.analysis_id },
          ]}
        />
        <Disclosure summary={t.whole} className="mt-3">
          <Json label={t.whole} value={answer.json} />
        </Disclosure>
      </Card>
    </Section>
  );
}

function summary({ lat, lng }: ListedProperty, photos: readonly Photo[]) {
  return [
    { name: t.images, value: String(photos.length) },
    {
      name: t.placements,
      value: String(photos.filter(({ placement }) => placement !== null).length),
    },
    {
      name: t.coordinates,
      value: lat === null || lng === null ? t.none : `${lat.toFixed(6)}, ${lng.toFixed(6)}`,
    },
  ];
}
