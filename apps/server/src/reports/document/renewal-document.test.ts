import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { drawRenewal } from './renewal-document.ts';

it('has each of many entries of a renewal packet', async () => {
  const entries = Array.from({ length: 400 }, (_, at) => ({
    id: randomUUID(),
    day: '2026-03-07',
    kind: 'home' as const,
    hours: 2,
    dollars: null,
    cubic_yards: null,
    in_kind: null,
    note: `Lot ${at}.`,
  }));
  const { pdf } = await drawRenewal({
    locale: 'en',
    madeAt: '2026-11-29T18:00:00Z',
    madeBy: 'Ana',
    community: {
      id: randomUUID(),
      name: 'Elm Park',
      streets: ['Elm Street'],
      dwellings: 400,
      boundary: null,
      created_at: '2026-01-01T00:00:00Z',
      figures: null,
    },
    plan: { assessed_on: null, planned_on: null, first_year: 2027, goals: [], revision: 0 },
    year: 2026,
    entries,
  });
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
  expect(entries.filter(({ note }) => !text.includes(note))).toEqual([]);
});
