import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { latestAnalysisQuery } from '../../../entities/analysis/analyses.ts';
import { createQueryClient } from '../../../lib/api/query-client.ts';
import { appWords } from '../../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../../lib/messages/message-parts.tsx';
import { photosQuery } from '../../../entities/photo/photos.ts';
import { useRescoreAfterPlacing } from './use-save-placement.ts';

const propertyId = 'a-property';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a change to a home without photos starts no analysis, but reads its result again', async () => {
  const requests = vi.fn(() => Promise.reject(new Error('no server')));
  vi.stubGlobal('fetch', requests);
  vi.stubGlobal('location', new URL('http://localhost/'));
  const client = createQueryClient();
  const { queryKey } = latestAnalysisQuery(propertyId);
  client.setQueryData(photosQuery(propertyId).queryKey, []);
  client.setQueryData([...queryKey], { id: 'an-analysis' });

  await rescoreIn(client)();

  expect(requests).not.toHaveBeenCalled();
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

/** What the hook returns on a page. */
function rescoreIn(client: ReturnType<typeof createQueryClient>): () => Promise<void> {
  const given: (() => Promise<void>)[] = [];
  renderToStaticMarkup(
    <MessageParts words={appWords}>
      <QueryClientProvider client={client}>
        <Page onRender={(rescore) => given.push(rescore)} />
      </QueryClientProvider>
    </MessageParts>,
  );
  return given[0] ?? expect.fail('the page was not rendered');
}

function Page({ onRender }: { onRender: (rescore: () => Promise<void>) => void }) {
  onRender(useRescoreAfterPlacing(propertyId));
  return null;
}
