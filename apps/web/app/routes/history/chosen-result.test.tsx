import type { ScorePoint } from '@dss/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { descriptionsEn } from '../../entities/hazard/texts/descriptions-en.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import type { Elements } from '../../ui/elements.ts';
import { ChosenResult } from './chosen-result.tsx';
import { HistoryTable } from './history-table.tsx';
import { nothing } from './testing/nothing-changed.ts';

const mulch = 'zone0_combustible_mulch';

const confirmed: ScorePoint = {
  analysis_id: 'newest',
  created_at: '2026-11-23T12:00:00.000Z',
  dss_score: 47,
  band: 'fair',
  range: { low: 27, high: 67 },
  enough_seen: true,
  exposure: { level: 'high', at_least: false, reasons: [] },
  reason: 'requested',
  changes: { ...nothing, hazards_gone: [mulch], work_confirmed: [mulch], photos_added: 1 },
};

const texts = (children: Elements) => {
  const client = new QueryClient();
  client.setQueryData(['descriptions', 'en'], descriptionsEn);
  client.setQueryData(
    ['guidance', 'en', mulch],
    [{ hazard_type: mulch, title: 'Replace mulch with gravel or stone' }],
  );
  return renderToStaticMarkup(
    <MessageParts words={appWords}>
      <QueryClientProvider client={client}>
        <DescriptionsProvider fallback={null}>{children}</DescriptionsProvider>
      </QueryClientProvider>
    </MessageParts>,
  );
};

test('a result says how exposed the home was, in the table, too', () => {
  expect(texts(<ChosenResult point={confirmed} before={null} />)).toContain('Exposure: high.');
  expect(texts(<HistoryTable points={[confirmed]} />)).toContain('Exposure: high<');
});

const itemsOf = (point: ScorePoint) => {
  const html = texts(<ChosenResult point={point} before={null} />);
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, text]) => text);
};

test('a result after an after-photo names the work that the owner did, first of all', () => {
  expect(itemsOf(confirmed)).toEqual([
    'Done: Replace mulch with gravel or stone, confirmed by a photo',
    '1 photo added',
    'No longer counted: Mulch or turf that burns within five feet',
  ]);
});

test('what its owner says is a neighbor’s is no longer counted, though it is still there', () => {
  const changes: ScorePoint['changes'] = {
    ...nothing,
    hazards_gone: [mulch],
    disputes_made: [{ hazard_type: mulch, kind: 'not_mine' }],
  };
  expect(itemsOf({ ...confirmed, changes })).toEqual([
    'You said it’s not yours to change: Mulch or turf that burns within five feet',
    'No longer counted: Mulch or turf that burns within five feet',
  ]);
});
