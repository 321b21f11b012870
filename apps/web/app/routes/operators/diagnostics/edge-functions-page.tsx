import type { ListedProperty } from '@dss/domain';
import { useState } from 'react';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { chosenModel } from '../../../entities/analysis/model-override.ts';
import { FunctionErrorsCard } from '../operations/function-errors-card.tsx';
import { privateHead } from '../../../lib/head/page-head.ts';
import { Notice } from '../../../ui/notice.tsx';
import { analyzeRequest } from './analyze-request.ts';
import { ask, type Answer } from './calls.ts';
import { SlowNote } from './check.tsx';
import {
  Actions,
  DiagnosticsPage,
  Json,
  Section,
  toastFailure,
  useRequireUser,
} from './diagnostics-page.tsx';
import { listOwnProperties, listPhotos } from './test-data.ts';
import { words } from './words.ts';

const t = words.functions;

export const meta = () => privateHead(words.titles.functions);

interface Called {
  readonly name: string;
  readonly answer: Answer;
}

/** Calls sign-image and analyze with the newest property that has photos, and shows the answers as they come. */
export default function EdgeFunctionsPage() {
  const requireUser = useRequireUser();
  const [called, setCalled] = useState<Called | null>(null);
  const [notCalled, setNotCalled] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);

  const call = async (
    name: string,
    path: string,
    bodyOf: (property: ListedProperty) => Promise<object>,
  ) => {
    const account = await requireUser();
    if (account === null) return;
    setRunning(true);
    setCalled(null);
    setNotCalled(null);
    try {
      const properties = await listOwnProperties(account.id);
      const property = properties.find(({ photo_count: count }) => count > 0);
      if (property === undefined) throw new Error(t.needsPhotos);
      setCalled({ name, answer: await ask('POST', path, await bodyOf(property)) });
    } catch (error) {
      setNotCalled(error instanceof Error ? error.message : String(error));
      toastFailure(words.common.error, error);
    } finally {
      setRunning(false);
    }
  };
  const sign = () =>
    call('sign-image', apiPaths.signImages(), async ({ id }) => ({
      paths: (await listPhotos(id)).map(({ source_url: path }) => path),
    }));
  const analyze = () =>
    call('analyze', apiPaths.analyzeByOldName(), async (property) => {
      const { id, place_id: placeId, address_formatted: formatted } = property;
      const request = analyzeRequest(property, await listPhotos(id), chosenModel());
      return {
        ...request,
        place: { ...request.place, place_id: placeId, formatted_address: formatted },
      };
    });

  return (
    <DiagnosticsPage title={words.titles.functions} lead={t.lead}>
      <Actions
        isBusy={isRunning}
        actions={[
          [t.sign, sign, 'primary'],
          [t.analyze, analyze, 'primary'],
        ]}
      />
      <Section title={t.result}>
        <div role="status" aria-busy={isRunning}>
          {isRunning && (
            <>
              <p>{`${words.common.running}…`}</p>
              <SlowNote />
            </>
          )}
          {!isRunning && notCalled !== null && (
            <Notice tone="danger" title={t.notCalled}>
              <p>{notCalled}</p>
            </Notice>
          )}
          {!isRunning && called === null && notCalled === null && (
            <p className="text-ink-soft">{t.none}</p>
          )}
          {!isRunning && called !== null && (
            <>
              <Notice
                tone={called.answer.status === 200 ? 'positive' : 'danger'}
                title={`${called.name}: ${called.answer.status}`}
                className="mb-4"
              >
                <p className="text-caption tabular-nums">
                  {words.common.took(called.answer.tookMs)}
                </p>
              </Notice>
              <Json label={t.result} value={called.answer.json ?? called.answer.text} />
            </>
          )}
        </div>
      </Section>
      <FunctionErrorsCard />
    </DiagnosticsPage>
  );
}
