import { randomUUID } from 'node:crypto';
import {
  communityEntrySchema,
  communityYearSchema,
  coordinatedCommunitySchema,
  type CommunityYear,
} from '@dss/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPersonsProgram } from '../accounts/testing/people.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';

const workDay = {
  day: '2026-03-07',
  kind: 'work_day',
  hours: 42.5,
  dollars: 300,
  cubic_yards: 18.25,
  in_kind: 'Chipper from the fire department',
  note: 'Sign-in sheet',
} as const;
const fair = {
  day: '2026-05-09',
  kind: 'event',
  hours: 6,
  dollars: null,
  cubic_yards: null,
  in_kind: null,
  note: null,
} as const;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

interface Coordinated {
  readonly coordinator: VisitorClient;
  readonly id: string;
  readonly url: string;
  readonly enter: (details: object, id?: string) => Promise<string>;
  readonly year: (year: number) => Promise<CommunityYear>;
}

async function newCommunity(): Promise<Coordinated> {
  const coordinator = await newPersonsProgram(app);
  const details = { name: 'Elm Park', streets: ['Elm Street'], dwellings: 40 };
  const made = await coordinator.send('POST', '/api/communities', details);
  const { id } = coordinatedCommunitySchema.parse(await made.json());
  const url = `/api/communities/${id}/entries`;
  return {
    coordinator,
    id,
    url,
    enter: async (entry, entryId = randomUUID()) => {
      const response = await coordinator.send('PUT', `${url}/${entryId}`, entry);
      expect(response.status).toBe(200);
      expect(communityEntrySchema.parse(await response.json())).toMatchObject({ id: entryId });
      return entryId;
    },
    year: async (year) => {
      const response = await coordinator.fetch(`${url}?year=${year}`);
      expect(response.status).toBe(200);
      return communityYearSchema.parse(await response.json());
    },
  };
}

describe('the record of a community’s year', () => {
  it('has what its coordinator entered, the latest first, and names the years that have entries', async () => {
    const { enter, year } = await newCommunity();
    const first = await enter(workDay);
    const second = await enter(fair);
    await enter({ ...fair, day: '2024-12-31' });
    expect(await year(2026)).toEqual({
      year: 2026,
      years: [2026, 2024],
      entries: [
        { id: second, ...fair },
        { id: first, ...workDay },
      ],
    });
    expect((await year(2024)).entries).toHaveLength(1);
    expect((await year(2025)).entries).toEqual([]);
  });

  it('has an entry once that is sent twice, as it was sent last', async () => {
    const { enter, year } = await newCommunity();
    const id = await enter(workDay);
    await enter(workDay, id);
    await enter({ ...fair, hours: 6.256, note: '  ' }, id);
    expect((await year(2026)).entries).toEqual([{ id, ...fair, hours: 6.26 }]);
  });

  it('has an entry no more that was deleted', async () => {
    const { coordinator, enter, url, year } = await newCommunity();
    const id = await enter(workDay);
    const kept = await enter(fair);
    for (let times = 0; times < 2; times += 1) {
      expect((await coordinator.send('DELETE', `${url}/${id}`)).status).toBe(204);
    }
    expect((await year(2026)).entries.map((entry) => entry.id)).toEqual([kept]);
  });

  it.each([
    ['a day in the future', { day: '2090-01-01' }],
    ['a day before 2000', { day: '1999-12-31' }],
    ['no day', { day: '' }],
    ['less than no hours', { hours: -1 }],
    ['more hours than any year has', { hours: 100_001 }],
    ['half a dollar', { dollars: 0.5 }],
    ['a note that is too long', { note: 'x'.repeat(501) }],
    ['a kind that isn’t one', { kind: 'party' }],
  ])('has no entry with %s', async (_what, wrong) => {
    const { coordinator, url } = await newCommunity();
    const sent = await coordinator.send('PUT', `${url}/${randomUUID()}`, { ...workDay, ...wrong });
    await expectError(sent, 'invalid_request');
  });

  it('has at most 2,500 entries, and each of them can still be changed', async () => {
    const { coordinator, enter, id, url, year } = await newCommunity();
    await app.database.admin.query(
      `insert into community_entries (id, community_id, day, kind, hours)
       select gen_random_uuid(), $1, '2026-01-02', 'home', 1 from generate_series(1, 2500)`,
      [id],
    );
    const { entries } = await year(2026);
    expect(entries).toHaveLength(2500);
    const more = await coordinator.send('PUT', `${url}/${randomUUID()}`, workDay);
    await expectError(more, 'too_many_community_entries');
    await enter(workDay, entries[0]?.id);
    const another = await enter({ ...workDay, day: '2025-03-07' });
    await expectError(
      await coordinator.send('PUT', `${url}/${another}`, workDay),
      'too_many_community_entries',
    );
  });

  it('has its own entry under an id that another community has, too', async () => {
    const { enter, year } = await newCommunity();
    const id = await enter(workDay);
    await (await newCommunity()).enter(fair, id);
    expect((await year(2026)).entries).toEqual([{ id, ...workDay }]);
  });

  it('goes with its community', async () => {
    const { coordinator, enter, id } = await newCommunity();
    await enter(workDay);
    await coordinator.send('DELETE', `/api/communities/${id}`);
    const { rows } = await app.database.admin.query(
      'select from community_entries where community_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });
});
