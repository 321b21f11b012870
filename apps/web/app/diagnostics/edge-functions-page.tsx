import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { accountQuery } from '../account/index.ts';
import { chosenModel, FunctionErrorsCard } from '../operations/index.ts';
import { privateHead } from '../page-head/index.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ask, type Answer } from './calls.ts';
import { SlowNote } from './check.tsx';
import {
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
  const client = useQueryClient();
  const [called, setCalled] = useState<Called | null>(null);
  const [isRunning, setRunning] = useState(false);

  const call = async (name: string, path: string, bodyOf: (id: string) => Promise<object>) => {
    if (!requireUser()) return;
    setRunning(true);
    try {
      const account = await client.fetchQuery(accountQuery);
      const properties = account === null ? [] : await listOwnProperties(account.id);
      const property = properties.find(({ photo_count: count }) => count > 0);
      if (property === undefined) throw new Error(t.needsPhotos);
      setCalled({ name, answer: await ask('POST', path, await bodyOf(property.id)) });
    } catch (error) {
      toastFailure(words.common.error, error);
    } finally {
      setRunning(false);
    }
  };
  const sign = () =>
    call('sign-image', '/functions/v1/sign-image', async (id) => ({
      paths: (await listPhotos(id)).map(({ source_url: path }) => path),
    }));
  const analyze = () =>
    call('analyze', '/functions/v1/analyze', async (id) => ({
      property_id: id,
      images: (await listPhotos(id)).map(({ image_id: imageId, source_url: path }) => ({
        image_id: imageId,
        path,
      })),
      ...chosenModel(),
    }));

  return (
    <DiagnosticsPage title={words.titles.functions} lead={t.lead}>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" unavailable={isRunning} onClick={() => void sign()}>
          {t.sign}
        </Button>
        <Button tone="primary" unavailable={isRunning} onClick={() => void analyze()}>
          {t.analyze}
        </Button>
      </div>
      <Section title={t.result}>
        <div role="status" aria-busy={isRunning}>
          {isRunning && (
            <>
              <p>{words.common.running}…</p>
              <SlowNote />
            </>
          )}
          {!isRunning && called === null && <p className="text-ink-soft">{t.none}</p>}
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
