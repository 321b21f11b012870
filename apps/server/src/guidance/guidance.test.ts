import {
  allGuidance,
  guidanceFor,
  hazardCatalog,
  ruleById,
  shownSources,
  sourceSchema,
  type Guidance,
} from '@dss/domain';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { expectError } from '../testing/errors.ts';
import { hazardTypeDescriptionSchema } from './hazard-types.ts';
import { seedGuidance } from './guidance-table.ts';

/** The catalog's guidance in the API's form, with the titles and addresses of its sources. */
function withSources(advice: Guidance) {
  return { ...advice, cost_sources: shownSources(advice.cost_sources, 'en') };
}

const guidanceList = z.strictObject({
  guidance: z.array(
    z.strictObject({
      hazard_type: z.string(),
      title: z.string().min(1),
      why: z.string().min(1),
      action: z.string().min(1),
      est_cost: z.string().min(1),
      time: z.string().min(1),
      source: z.string().min(1),
      step_id: z.string().nullable(),
      diy_or_pro: z.enum(['diy', 'pro', 'diy_or_pro']).nullable(),
      for_each_side: z.boolean().nullable(),
      cost_low_usd: z.number().nullable(),
      cost_high_usd: z.number().nullable(),
      hours_low: z.number().nullable(),
      hours_high: z.number().nullable(),
      figures_are_estimates: z.boolean().nullable(),
      cost_sources: z.array(sourceSchema),
    }),
  ),
});

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

async function guidance(query: string) {
  const response = await app.stranger.fetch(`/api/guidance${query}`);
  expect(response.status).toBe(200);
  return guidanceList.parse(await response.json()).guidance;
}

const typesOf = (list: Awaited<ReturnType<typeof guidance>>) =>
  list.map(({ hazard_type: type }) => type);

describe('guidance', () => {
  it('is given to anyone for all types of the catalog', async () => {
    expect(await guidance('')).toEqual(allGuidance('en').map(withSources));
  });

  it('is given for the requested types, in their order', async () => {
    expect(typesOf(await guidance('?hazard_type=eaves_open,gutter_debris'))).toEqual([
      'eaves_open',
      'gutter_debris',
    ]);
  });

  it('is general for a type outside the catalog', async () => {
    const [known, unknown] = await guidance('?hazard_type=gutter_debris,old_wooden_boat');

    expect(known).toEqual(withSources(guidanceFor('gutter_debris', 'en')));
    expect(unknown).toEqual({
      hazard_type: 'old_wooden_boat',
      title: 'Old Wooden Boat Mitigation',
      why: 'This hazard increases fire risk to your property.',
      action: 'Consult with a fire safety professional.',
      est_cost: 'Varies',
      time: '1-2 hours',
      source: 'Fire Safety Guidelines',
      step_id: null,
      diy_or_pro: null,
      cost_low_usd: null,
      cost_high_usd: null,
      hours_low: null,
      hours_high: null,
      for_each_side: null,
      figures_are_estimates: null,
      cost_sources: [],
    });
  });

  it('comes from the database', async () => {
    await app.database.admin.query(
      `update guidance set title = 'Changed' where hazard_type = 'gutter_debris'`,
    );

    expect(await guidance('?hazard_type=gutter_debris')).toMatchObject([{ title: 'Changed' }]);
  });

  it('follows the catalog again after the next start', async () => {
    const { admin } = app.database;
    await admin.query(
      `update guidance set hazard_type = 'dropped_type', title = 'Old' where hazard_type = 'eaves_open'`,
    );
    await admin.query(`update guidance set hours_low = 99 where hazard_type = 'gutter_debris'`);

    await seedGuidance(drizzle(admin));

    expect(await guidance('')).toEqual(allGuidance('en').map(withSources));
    expect(await guidance('?hazard_type=dropped_type')).toEqual([
      withSources(guidanceFor('dropped_type', 'en')),
    ]);
  });

  it('is given in Spanish for known as well as unknown types', async () => {
    const response = await app.stranger.fetch(
      '/api/guidance?hazard_type=gutter_debris,old_wooden_boat',
      { headers: { 'accept-language': 'es-US,es;q=0.9,en;q=0.5' } },
    );

    expect(response.headers.get('content-language')).toBe('es');
    const [known, unknown] = guidanceList.parse(await response.json()).guidance;
    expect(known).toMatchObject({ title: 'Limpie las canaletas', time: '1 a 3 horas' });
    expect(known?.cost_sources).toEqual([]);
    expect(unknown).toEqual(withSources(guidanceFor('old_wooden_boat', 'es')));
  });

  it('is empty for no type', async () => {
    expect(await guidance('?hazard_type=')).toEqual([]);
  });

  it.each(['%00', 'x'.repeat(4001)])('is refused for an impossible type: %.20s', async (type) => {
    await expectError(
      await app.stranger.fetch(`/api/guidance?hazard_type=${type}`),
      'invalid_request',
    );
  });
});

describe('the hazard catalog', () => {
  async function hazardTypes(language = 'en') {
    const response = await app.stranger.fetch('/api/hazard-types', {
      headers: { 'accept-language': language },
    });
    expect(response.status).toBe(200);
    return z
      .strictObject({ hazard_types: z.array(hazardTypeDescriptionSchema.strict()) })
      .parse(await response.json()).hazard_types;
  }

  it('describes every type to anyone', async () => {
    const types = await hazardTypes();

    expect(types.map((type) => type.hazard_type)).toEqual(hazardCatalog.map(({ id }) => id));
    for (const type of types) {
      for (const text of [type.title, type.look_for, type.mistaken_for, type.severity_reason]) {
        expect(text, type.hazard_type).not.toBe('');
      }
    }
  });

  it('links to the sources of every type', async () => {
    for (const type of await hazardTypes()) {
      const sources = [...type.sources, ...type.rules.flatMap((rule) => rule.sources)];
      expect(type.sources.length).toBeGreaterThan(0);
      expect(sources.every(({ url }) => url.startsWith('http'))).toBe(true);
    }
  });

  it('has the same points in Spanish', async () => {
    const points = async (language?: 'es') =>
      (await hazardTypes(language)).map(({ points_at_stake: atStake }) => atStake);
    expect(await points('es')).toEqual(await points());
  });

  it('is translated into Spanish', async () => {
    const english = await hazardTypes();
    const spanish = await hazardTypes('es');

    for (const [index, type] of spanish.entries()) {
      for (const text of ['title', 'look_for', 'mistaken_for', 'severity_reason'] as const) {
        expect(type[text], type.hazard_type).not.toBe(english[index]?.[text]);
      }
      const asked = type.rules.map(({ asks }) => asks);
      expect(asked, type.hazard_type).not.toContain(null);
    }
  });

  it('puts points at stake for every type but context', async () => {
    for (const { severity, points_at_stake: points, hazard_type: type } of await hazardTypes()) {
      if (severity === 'context') expect(points, type).toBe(0);
      else expect(points, type).toBeGreaterThan(0);
    }
  });

  it('tells estimates from figures with a source', async () => {
    const unfounded = (await hazardTypes()).filter(
      ({ prevalence }) => !prevalence.estimate && prevalence.sources.length === 0,
    );

    expect(unfounded).toEqual([]);
  });

  it('dates its rules', async () => {
    const rules = (await hazardTypes()).flatMap((type) => type.rules);
    expect(rules.every((rule) => rule.version !== '')).toBe(true);
  });

  it('gives the rule for the first five feet the same status everywhere', async () => {
    const rules = (await hazardTypes()).flatMap((type) => type.rules);
    const zone0 = rules.filter((rule) => rule.id === 'zone_0');

    expect(zone0.length).toBeGreaterThan(1);
    expect(new Set(zone0.map((rule) => rule.status))).toEqual(new Set([ruleById('zone_0').status]));
  });
});
