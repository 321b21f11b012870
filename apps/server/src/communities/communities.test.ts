import { randomUUID } from 'node:crypto';
import {
  communitiesSchema,
  communityInvitationSchema,
  coordinatedCommunitySchema,
  hazardTypeIds,
  homesCommunitySchema,
  scoringWeights,
  type CoordinatedCommunity,
  type ScoreBand,
} from '@dss/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPersonsProgram } from '../accounts/testing/people.ts';
import { openHarness, type Harness } from '../corrections/testing/harness.ts';
import type { Actor } from '../db/index.ts';
import type { TestApp } from '../testing/app.ts';
import type { Client, VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';

/** More than three months. */
const seasonMs = 93 * 24 * 60 * 60 * 1000;
/** A day that has begun in all of the country. */
const dayOfCounts = () =>
  new Date(app.clock.now().getTime() - 10 * 60 * 60 * 1000).toISOString().slice(0, 10);
const mulch = 'zone0_combustible_mulch';

let place: Harness;
let app: TestApp;

beforeAll(async () => {
  place = await openHarness();
  app = place.app;
});

afterAll(() => place.close());

interface Member {
  readonly owner: VisitorClient;
  readonly id: string;
  readonly join: () => Promise<void>;
  readonly leave: () => Promise<void>;
  /** Gives hours of work that was done on a day. */
  readonly work: (hours: number, doneOn: string) => Promise<void>;
  /** Gives these instead of what is said of its work. */
  readonly amounts: (given: readonly object[]) => Promise<void>;
  /** A new result. */
  readonly rate: (band: ScoreBand, hazards?: readonly string[]) => Promise<void>;
}

interface Neighborhood {
  readonly coordinator: VisitorClient;
  readonly url: string;
  readonly token: string;
  readonly read: () => Promise<CoordinatedCommunity>;
  readonly figures: () => Promise<CoordinatedCommunity['figures']>;
  /** A home of a new account, which hasn't joined. */
  readonly newMember: (owner?: VisitorClient) => Promise<Member>;
  /** Homes that joined, each with a good score. */
  readonly joined: (count: number) => Promise<Member[]>;
}

const details = { name: 'Elm Park', streets: ['Elm Street', 'Oak Lane'], dwellings: 40 };

async function newNeighborhood(): Promise<Neighborhood> {
  const coordinator = await newPersonsProgram(app);
  const made = await coordinator.send('POST', '/api/communities', details);
  expect(made.status).toBe(201);
  const { id, invitation_url: link } = coordinatedCommunitySchema.parse(await made.json());
  const url = `/api/communities/${id}`;
  const token = new URL(link).hash.slice(1);
  const read = async () => {
    const response = await coordinator.fetch(url);
    expect(response.status).toBe(200);
    return coordinatedCommunitySchema.parse(await response.json());
  };
  const newMember = async (given?: VisitorClient): Promise<Member> => {
    const owner = given ?? (await newPersonsProgram(app));
    const home = await app.newProperty(owner);
    const ofHome = `/api/properties/${home}/community`;
    return {
      owner,
      id: home,
      join: async () => {
        expect((await owner.send('PUT', ofHome, { token })).status).toBe(200);
      },
      leave: async () => {
        expect((await owner.send('DELETE', ofHome)).status).toBe(200);
      },
      work: async (hours, doneOn) => {
        const said = { done_on: doneOn, cost_usd: null, hours, cubic_yards: null, note: null };
        await owner.send('PUT', `/api/properties/${home}/plan/replace_mulch/done`, said);
        await owner.send('PUT', `${ofHome}/amounts`, { gives_amounts: true });
      },
      amounts: async (amounts) => {
        await app.database.admin.query(
          'update community_homes set work_amounts = $1 where property_id = $2',
          [JSON.stringify(amounts), home],
        );
      },
      rate: (band, hazards = [mulch]) => insertResult(home, band, hazards),
    };
  };
  return {
    coordinator,
    url,
    token,
    read,
    figures: async () => (await read()).figures,
    newMember,
    joined: async (count) => {
      const members = await Promise.all(Array.from({ length: count }, () => newMember()));
      for (const member of members) {
        await member.rate('good');
        await member.join();
      }
      return members;
    },
  };
}

/** A result as a job of the home stores it. */
async function insertResult(
  home: string,
  band: ScoreBand,
  hazards: readonly string[],
  confidence = 80,
): Promise<void> {
  const result = {
    explanation: { band, confidence_percent: confidence },
    hazards: hazards.map((type) => ({ type })),
  };
  await app.database.admin.query(
    `insert into analyses (id, property_id, reason, dss_score, provider, model_name, schema_version, weights_version, inputs_hash, raw_json)
     values ($1, $2, 'requested', 70, 'test', 'test', 'test', 'test', 'test', $3)`,
    [randomUUID(), home, JSON.stringify(result)],
  );
}

const communityOf = async (owner: Client, home: string) => {
  const response = await owner.fetch(`/api/properties/${home}/community`);
  expect(response.status).toBe(200);
  return homesCommunitySchema.parse(await response.json());
};

describe('a coordinator', () => {
  it('makes, changes, lists and deletes a community', async () => {
    const { coordinator, url, read } = await newNeighborhood();
    const changed = { ...details, name: 'Elm Hill', streets: ['Elm Street'], dwellings: 2500 };
    expect((await coordinator.send('PUT', url, changed)).status).toBe(200);
    expect(await read()).toMatchObject({ ...changed, figures: null });
    const listed = await coordinator.fetch('/api/communities');
    expect(communitiesSchema.parse(await listed.json()).communities).toMatchObject([changed]);
    const left = await coordinator.send('DELETE', url);
    expect(communitiesSchema.parse(await left.json()).communities).toEqual([]);
    await expectError(await coordinator.fetch(url), 'community_not_found');
  });

  it('draws the boundary of a community, which no invitation shows', async () => {
    const { coordinator, url, token, read } = await newNeighborhood();
    expect((await read()).boundary).toBeNull();
    const boundary = [
      { lat: 39.76, lng: -121.62 },
      { lat: 39.76, lng: -121.61 },
      { lat: 39.77, lng: -121.61 },
    ];
    const drawn = await coordinator.send('PUT', url, { ...details, boundary });
    expect(coordinatedCommunitySchema.parse(await drawn.json()).boundary).toEqual(boundary);
    const made = await coordinator.send('POST', '/api/communities', { ...details, boundary });
    expect(coordinatedCommunitySchema.parse(await made.json()).boundary).toEqual(boundary);
    const invited = await app.stranger.send('POST', '/api/community-invitations', { token });
    expect(await invited.json()).not.toHaveProperty('boundary');
    await coordinator.send('PUT', url, { ...details, boundary: null });
    expect((await read()).boundary).toBeNull();
  });

  it.each([
    ['seven dwellings', { ...details, dwellings: 7 }],
    ['2,501 dwellings', { ...details, dwellings: 2501 }],
    ['no street', { ...details, streets: [] }],
    ['no name', { ...details, name: '  ' }],
    ['a boundary of one corner', { ...details, boundary: [{ lat: 39, lng: -121 }] }],
  ])('has no community of %s', async (_what, body) => {
    const coordinator = await newPersonsProgram(app);
    await expectError(await coordinator.send('POST', '/api/communities', body), 'invalid_request');
  });

  it('has at most twenty communities', async () => {
    const { coordinator } = await newNeighborhood();
    for (let made = 1; made < 20; made += 1) {
      await coordinator.send('POST', '/api/communities', details);
    }
    await expectError(
      await coordinator.send('POST', '/api/communities', details),
      'too_many_communities',
    );
  });

  it('leaves with its communities, when everything of theirs is deleted', async () => {
    const { coordinator, token, newMember } = await newNeighborhood();
    const member = await newMember();
    await member.join();
    expect((await coordinator.send('DELETE', '/api/my-data')).status).toBe(204);
    const invited = await app.stranger.send('POST', '/api/community-invitations', { token });
    await expectError(invited, 'community_invitation_invalid');
    expect((await communityOf(member.owner, member.id)).community).toBeNull();
  });
});

describe('an owner', () => {
  it('learns what an invitation is to, and what their home would give, before it joins', async () => {
    const { url, token, newMember } = await newNeighborhood();
    const member = await newMember();
    await member.rate('fair', [mulch, 'roof_debris', mulch]);
    const invited = await app.stranger.send('POST', '/api/community-invitations', { token });
    expect(communityInvitationSchema.parse(await invited.json())).toEqual({
      ...details,
      id: url.split('/').at(-1),
      coordinator: 'Ana Ruiz',
    });
    const would = await communityOf(member.owner, member.id);
    expect(would).toEqual({
      community: null,
      shares: { band: 'fair', hazards: ['roof_debris', mulch], work_done_on: [], work_amounts: [] },
    });
    await member.join();
    const { rows } = await app.database.admin.query(
      'select band, hazards, work_done_on, work_amounts from community_homes where property_id = $1',
      [member.id],
    );
    expect(rows).toEqual([{ ...would.shares, work_amounts: null }]);
  });

  it('gives each new result and each finished work of a home that joined', async () => {
    const { newMember, token } = await newNeighborhood();
    const { owner } = await newMember();
    const home = await place.newHome(owner);
    await owner.send('PUT', `${home.url}/community`, { token });
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    const { hazards } = await home.analyze();
    const kinds = new Set<string>(hazards.map(({ type }) => type));
    await owner.send('PUT', `${home.url}/plan/screen_vents/done`, {
      done_on: '2026-01-02',
      cost_usd: null,
      note: null,
    });
    const stored = async () => {
      const { rows } = await app.database.admin.query<{
        hazards: string[];
        work_done_on: string[];
      }>('select hazards, work_done_on::text[] from community_homes where property_id = $1', [
        home.propertyId,
      ]);
      return rows[0];
    };
    expect(await stored()).toEqual({
      hazards: [...kinds].toSorted(),
      work_done_on: ['2026-01-02'],
    });
    expect(kinds).toContain(mulch);
    expect((await communityOf(owner, home.propertyId)).shares).toMatchObject(
      (await stored()) ?? {},
    );
    await owner.send('DELETE', `${home.url}/plan/screen_vents/done`);
    expect(await stored()).toMatchObject({ work_done_on: [] });
  });

  it('gives hours, dollars and cubic yards of finished work only if they choose so', async () => {
    const { newMember } = await newNeighborhood();
    const { owner, id, join } = await newMember();
    const done = { done_on: '2026-01-02', cost_usd: 300, hours: 6.5, cubic_yards: 4, note: null };
    const work = `/api/properties/${id}/plan/replace_mulch/done`;
    const amounts = { done_on: '2026-01-02', hours: 6.5, dollars: 300, cubic_yards: 4 };
    const stored = async () => {
      const { rows } = await app.database.admin.query<{ work_amounts: unknown }>(
        'select work_amounts from community_homes where property_id = $1',
        [id],
      );
      return rows[0]?.work_amounts;
    };
    const choose = (gives: boolean) =>
      owner.send('PUT', `/api/properties/${id}/community/amounts`, { gives_amounts: gives });
    expect((await choose(true)).status).toBe(200);
    await owner.send('PUT', work, done);
    expect(await communityOf(owner, id)).toMatchObject({ shares: { work_amounts: [amounts] } });
    await join();
    expect(await stored()).toBeNull();
    expect(await communityOf(owner, id)).toMatchObject({ community: { gives_amounts: false } });
    await choose(true);
    expect(await stored()).toEqual([amounts]);
    expect(await communityOf(owner, id)).toMatchObject({ community: { gives_amounts: true } });
    await owner.send('PUT', work, { ...done, hours: 8 });
    expect(await stored()).toEqual([{ ...amounts, hours: 8 }]);
    await owner.send('DELETE', work);
    expect(await stored()).toEqual([]);
    await owner.send('PUT', work, done);
    await choose(false);
    expect(await stored()).toBeNull();
    await owner.send('PUT', work, { ...done, hours: 9 });
    expect(await stored()).toBeNull();
  });

  it('gives no score while too little is known for one', async () => {
    const { newMember } = await newNeighborhood();
    const { owner, id } = await newMember();
    await insertResult(id, 'good', [], scoringWeights.enoughSeenPercent - 1);
    expect((await communityOf(owner, id)).shares.band).toBeNull();
    await insertResult(id, 'good', [], scoringWeights.enoughSeenPercent);
    expect((await communityOf(owner, id)).shares.band).toBe('good');
  });

  it('needs an account and the invitation to join', async () => {
    const { token, newMember } = await newNeighborhood();
    const visitor = await app.newVisitor();
    const home = await app.newProperty(visitor);
    const joining = (client: Client, id: string, given: string) =>
      client.send('PUT', `/api/properties/${id}/community`, { token: given });
    await expectError(await joining(visitor, home, token), 'session_missing');
    const member = await newMember();
    await expectError(
      await joining(member.owner, member.id, `${token.slice(0, -1)}~`),
      'community_invitation_invalid',
    );
    await expectError(await joining(member.owner, home, token), 'property_not_found');
  });

  it('has a home in one community at a time', async () => {
    const first = await newNeighborhood();
    const second = await newNeighborhood();
    const member = await first.newMember();
    await member.join();
    await member.owner.send('PUT', `/api/properties/${member.id}/community`, {
      token: second.token,
    });
    const { rows } = await app.database.admin.query<{ url: string }>(
      `select '/api/communities/' || community_id as url from community_homes where property_id = $1`,
      [member.id],
    );
    expect(rows).toEqual([{ url: second.url }]);
  });

  it('who leaves, or whose home becomes another’s, leaves nothing there', async () => {
    const { joined, figures } = await newNeighborhood();
    const [gone, sold] = await joined(5);
    if (gone === undefined || sold === undefined) throw new Error('nobody joined');
    expect(await figures()).not.toBeNull();
    await gone.leave();
    await app.database.admin.query('delete from property_grants where property_id = $1', [sold.id]);
    for (const { id } of [gone, sold]) {
      for (const table of ['community_homes', 'community_counted']) {
        const { rows } = await app.database.admin.query(
          `select from ${table} where property_id = $1`,
          [id],
        );
        expect(rows).toEqual([]);
      }
    }
  });
});

describe('what a coordinator sees', () => {
  it('is nothing of the homes of four owners, however many homes they are, or of their own', async () => {
    const { coordinator, joined, newMember, figures } = await newNeighborhood();
    const [first] = await joined(4);
    for (const owner of [first?.owner, coordinator]) {
      for (let more = 0; more < 3; more += 1) await (await newMember(owner)).join();
    }
    expect(await figures()).toBeNull();
    await joined(1);
    expect(await figures()).toMatchObject({ homes: 11 });
  });

  it('is nothing again once fewer than five owners are left', async () => {
    const { joined, figures } = await newNeighborhood();
    const [leaving] = await joined(5);
    const shown = await figures();
    expect(shown).not.toBeNull();
    await leaving?.leave();
    expect(await figures()).toBeNull();
    // Back again, nothing new is learned from it.
    await leaving?.rate('poor');
    await leaving?.join();
    app.clock.advance(seasonMs);
    expect(await figures()).toEqual(shown);
  });

  it('is new once twice as many owners are there', async () => {
    const { joined, figures } = await newNeighborhood();
    await joined(5);
    const first = await figures();
    await joined(4);
    expect(await figures()).toEqual(first);
    await joined(1);
    expect(await figures()).toMatchObject({ homes: 10 });
  });

  it('is off by chance, each count for itself', async () => {
    const { joined, figures } = await newNeighborhood();
    const members = await joined(12);
    const seen: number[] = [];
    for (let season = 0; season < 40; season += 1) {
      app.clock.advance(seasonMs);
      for (const member of members.slice(0, 5)) {
        await member.rate('good', season % 2 === 0 ? [] : [mulch, 'roof_debris']);
      }
      seen.push((await figures())?.bands.good ?? -1);
    }
    // All twelve are good. A count that were always right, or always wrong, would give the next home away.
    expect(seen.filter((good) => good < 12).length).toBeGreaterThan(0);
    expect(seen.filter((good) => good === 12).length).toBeGreaterThan(0);
  });

  it('is off by one home more half as often', async () => {
    const { rows } = await app.database.admin.query<{ off: string; times: string }>(
      `select app.blurred(1000, 2000) - 1000 as off, count(*) as times from generate_series(1, 30000) group by 1`,
    );
    const times = new Map(rows.map((row) => [Number(row.off), Number(row.times) / 30_000]));
    for (let off = -3; off <= 3; off += 1) {
      expect(times.get(off)).toBeCloseTo(0.5 ** Math.abs(off) / 3, 1);
      expect((times.get(off) ?? 0) / (times.get(off + 1) ?? 0)).toBeLessThan(2.5);
    }
  });

  it('has no sum of finished work before homes of five owners besides their own give theirs', async () => {
    const { coordinator, joined, newMember, figures } = await newNeighborhood();
    const members = await joined(9);
    const own = await newMember(coordinator);
    await own.join();
    for (const member of [...members.slice(0, 4), own]) await member.work(10, '2026-01-02');
    expect(await figures()).toMatchObject({ homes: 10, work: null });
    for (const member of members.slice(4)) await member.work(10, '2026-01-02');
    // Not before the others are new, too.
    app.clock.advance(seasonMs);
    expect(await figures()).toMatchObject({
      as_of: dayOfCounts(),
      work: { year: Number(dayOfCounts().slice(0, 4)) },
    });
  });

  it('has sums of a year’s finished work that are off by chance, with no more of one home than chance hides', async () => {
    const { joined, figures } = await newNeighborhood();
    const members = await joined(12);
    const seen: number[] = [];
    for (let season = 0; season < 15; season += 1) {
      app.clock.advance(seasonMs);
      const year = Number(dayOfCounts().slice(0, 4));
      for (const member of members) {
        // Each is different from the last time.
        await member.amounts([
          { done_on: `${year}-01-02`, hours: 5 + season / 100 },
          { done_on: `${year}-01-01`, hours: member === members[0] ? 9000 : 5 },
          { done_on: `${year - 1}-01-02`, hours: 1000 },
        ]);
      }
      seen.push((await figures())?.work?.hours ?? -1);
    }
    const sorted = seen.toSorted((one, other) => one - other);
    // Eleven homes of ten hours, and one of 24; half of all sums are within 24 hours of that.
    expect(sorted[7]).toBeGreaterThan(134 - 100);
    expect(sorted[7]).toBeLessThan(134 + 100);
    expect(new Set(seen).size).toBeGreaterThan(5);
  });

  it('counts nothing of a home that gives amounts and noted none', async () => {
    const { joined, figures } = await newNeighborhood();
    for (let times = 0; times < 3; times += 1) {
      for (const member of await joined(15)) await member.amounts([]);
    }
    const { work } = (await figures()) ?? {};
    // Chance takes a sum of nothing beyond these once in 30,000 times; 45 homes that count the most are at three times as much.
    expect(work?.hours).toBeLessThan(14 * 24);
    expect(work?.dollars).toBeLessThan(14 * 2000);
    expect(work?.cubic_yards).toBeLessThan(14 * 10);
  });

  it('has a sum that is off by as much more as one home may add half as often', async () => {
    const { rows } = await app.database.admin.query<{ off: string; times: string }>(
      `select floor(abs(app.blurred_sum(100000, 24, 1) - 100000) / 24.0) as off, count(*) as times
       from generate_series(1, 30000) group by 1`,
    );
    const times = new Map(rows.map((row) => [Number(row.off), Number(row.times) / 30_000]));
    for (let off = 0; off <= 3; off += 1) {
      expect(times.get(off)).toBeCloseTo(0.5 ** (off + 1), 1);
    }
  });

  it('has the kinds of hazards that most homes have', async () => {
    const { joined, figures } = await newNeighborhood();
    const members = await joined(16);
    for (const [at, member] of members.entries()) {
      await member.rate('fair', at === 0 ? [mulch, 'eaves_open'] : [mulch]);
    }
    const { hazards = [], bands } = (await figures()) ?? {};
    expect(hazards[0]?.type).toBe(mulch);
    expect(Object.values(bands ?? {}).reduce((sum, homes) => sum + homes, 0)).toBeGreaterThan(5);
  });

  it('works for 2,500 homes', { timeout: 60_000 }, async () => {
    const { url, figures } = await newNeighborhood();
    await joinCrowd(url, 2500);
    await app.database.admin.query(
      `update community_homes set hazards = $1, band = 'fair' where community_id = $2`,
      [hazardTypeIds.slice(0, 20), url.split('/').at(-1)],
    );
    const shown = await figures();
    expect(shown?.homes).toBe(2500);
    expect(shown?.hazards).toHaveLength(8);
  });
});

/** Homes of as many owners that joined, as rows. */
async function joinCrowd(url: string, owners: number): Promise<void> {
  const { admin } = app.database;
  // Whoever inserts a home owns it; then each gets an owner of its own.
  const maker = randomUUID();
  const actAs = (kind: string, id: string) =>
    admin.query(
      `select set_config('app.actor_kind', $1, false), set_config('app.actor_id', $2, false)`,
      [kind, id],
    );
  await actAs('user', maker);
  await admin.query(
    `insert into properties (id, address, address_formatted)
     select gen_random_uuid(), 'a', 'a' from generate_series(1, $1::int)`,
    [owners],
  );
  await actAs('', '');
  await admin.query(
    `insert into community_homes (property_id, community_id, joined_at)
     select property_id, $1, now() from property_grants where actor_id = $2`,
    [url.split('/').at(-1), maker],
  );
  await admin.query('update property_grants set actor_id = gen_random_uuid() where actor_id = $1', [
    maker,
  ]);
}

describe('somebody who wants the score of one home', () => {
  it('learns nothing as a coordinator by letting homes join and leave around it', async () => {
    const { joined, newMember, figures } = await newNeighborhood();
    const own = await joined(5);
    const before = await figures();
    const victim = await newMember();
    await victim.rate('poor', [mulch, 'roof_debris']);
    await victim.join();
    expect(await figures()).toEqual(before);
    // Three homes of theirs leave and come back, with other results, and seasons go by.
    for (const each of own.slice(0, 3)) {
      await each.leave();
      app.clock.advance(seasonMs);
      expect(await figures()).toEqual(before);
      await each.rate('excellent', []);
      await each.join();
      app.clock.advance(seasonMs);
      expect(await figures()).toEqual(before);
    }
    await victim.leave();
    app.clock.advance(seasonMs);
    expect(await figures()).toEqual(before);
    await victim.join();
    // One home with two owners, or one owner with many homes, is no more than one.
    for (let more = 0; more < 5; more += 1) await (await newMember(own[0]?.owner)).join();
    app.clock.advance(seasonMs);
    expect(await figures()).toEqual(before);
  });

  it('sees no counts sooner because owners left and come back', async () => {
    const { joined, figures } = await newNeighborhood();
    await joined(5);
    await figures();
    const own = await joined(5);
    expect(await figures()).toMatchObject({ homes: 10 });
    for (const each of own) await each.leave();
    app.clock.advance(seasonMs);
    const before = await figures();
    expect(before).toMatchObject({ homes: 5 });
    for (const each of own) await each.join();
    expect(await figures()).toEqual(before);
  });

  it('sees no counts sooner because ever more owners join, from forty up', async () => {
    const { url, figures } = await newNeighborhood();
    await joinCrowd(url, 20);
    await figures();
    await joinCrowd(url, 20);
    const before = await figures();
    expect(before).toMatchObject({ homes: 40 });
    await joinCrowd(url, 40);
    expect(await figures()).toEqual(before);
    app.clock.advance(seasonMs);
    expect(await figures()).toMatchObject({ homes: 80 });
  });

  it('reads the same counts however often, wherever, and whatever they change about the community', async () => {
    const { coordinator, url, joined, figures } = await newNeighborhood();
    await joined(7);
    const before = await figures();
    const listed = async () => {
      const response = await coordinator.fetch('/api/communities');
      return communitiesSchema.parse(await response.json()).communities[0]?.figures;
    };
    const boundary = [
      { lat: 39.76, lng: -121.62 },
      { lat: 39.76, lng: -121.61 },
      { lat: 39.77, lng: -121.61 },
    ];
    for (const changed of [
      { ...details, dwellings: 8 },
      { ...details, streets: ['Oak Lane'], boundary },
      { ...details, boundary: [...boundary, { lat: 39.77, lng: -121.615 }] },
    ]) {
      await coordinator.send('PUT', url, changed);
      expect(await listed()).toEqual(before);
      app.clock.advance(seasonMs);
      expect(await figures()).toEqual(before);
    }
  });

  it('learns nothing as a coordinator with homes of their own on other accounts, in the same season', async () => {
    const { joined, figures } = await newNeighborhood();
    const own = await joined(9);
    const before = await figures();
    for (const each of own) await each.rate('poor', []);
    app.clock.advance(seasonMs / 2);
    expect(await figures()).toEqual(before);
    app.clock.advance(seasonMs / 2);
    expect(await figures()).toMatchObject({ homes: 9 });
  });

  it('isn’t told as another account, or as a visitor, who asks the database itself', async () => {
    const { url, joined, figures } = await newNeighborhood();
    await joined(5);
    const shown = await figures();
    const id = url.split('/').at(-1) ?? '';
    const { rows } = await app.database.admin.query<{ user_id: string }>(
      'select user_id from communities where id = $1',
      [id],
    );
    const coordinator = rows[0]?.user_id ?? '';
    const asked = async (actor: Actor | null) => {
      const answer = await app.database.db.asActor(actor, (tx) =>
        tx.execute(sql`select app.community_figures(${id}, '{}'::text[], now()) as figures`),
      );
      return answer.rows[0]?.['figures'];
    };
    expect(await asked({ kind: 'user', id: coordinator })).toEqual(shown);
    expect(await asked({ kind: 'user', id: randomUUID() })).toBeNull();
    expect(await asked({ kind: 'visitor', id: coordinator })).toBeNull();
    expect(await asked(null)).toBeNull();
  });

  it('isn’t told as a neighbor, a stranger, or an owner who left', async () => {
    const { url, coordinator, joined, token } = await newNeighborhood();
    const [victim, neighbor, gone] = await joined(5);
    await gone?.leave();
    const asking = [neighbor?.owner, gone?.owner, await newPersonsProgram(app)];
    for (const client of asking) {
      if (client === undefined) throw new Error('nobody asks');
      await expectError(await client.fetch(url), 'community_not_found');
      await expectError(await client.send('PUT', url, details), 'community_not_found');
      await client.send('DELETE', url);
    }
    await expectError(await app.stranger.fetch(url), 'session_missing');
    for (const client of [...asking, coordinator, app.stranger]) {
      for (const part of ['', '/community', '/analyses', '/plan']) {
        const response = await client?.fetch(`/api/properties/${victim?.id}${part}`);
        if (response !== undefined) await expectError(response, 'property_not_found');
      }
    }
    const invited = await app.stranger.send('POST', '/api/community-invitations', { token });
    expect(Object.keys(communityInvitationSchema.strict().parse(await invited.json()))).toEqual([
      'id',
      'name',
      'streets',
      'dwellings',
      'coordinator',
    ]);
    expect((await coordinator.fetch(url)).status).toBe(200);
  });
});
