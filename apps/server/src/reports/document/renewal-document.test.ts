import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { drawRenewal } from './renewal-document.ts';
import type { RenewalData } from './report-data.ts';

const packet = {
  locale: 'en' as const,
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
  entries: [],
};

async function textOf(data: RenewalData): Promise<string> {
  const { pdf } = await drawRenewal(data);
  return (await extractText(await getDocumentProxy(pdf), { mergePages: true })).text;
}

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
  const text = await textOf({ ...packet, entries });
  expect(entries.filter(({ note }) => !text.includes(note))).toEqual([]);
});

it('says by how much the sum of joined homes is off, and what rests on it only about', async () => {
  const figures = {
    as_of: '2026-11-28',
    homes: 6,
    bands: { excellent: 0, good: 0, fair: 2, poor: 0, unrated: 6 },
    hazards: [],
    homes_with_work: 1,
    work: { year: 2026, homes: 3, hours: 30, dollars: 3900, cubic_yards: 18 },
  };
  const data = { ...packet, community: { ...packet.community, figures } };
  const text = (await textOf(data)).replaceAll(/\s+/g, ' ');
  expect(text).toContain('Dollars: about $3,900');
  expect(text).toContain('Still to reach: about 370 more hours');
  expect(text).toContain('often by more than 24 hours, $2,000 or 10 cubic yards');
  expect((await textOf(packet)).replaceAll(/\s+/g, ' ')).not.toContain('off by chance');
});
