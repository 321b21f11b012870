import {
  allGuidance,
  guidanceFor,
  hazardCatalog,
  hazardTextsEn,
  hazardTextsEs,
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
    expect(unknown).toEqual(withSources(guidanceFor('old_wooden_boat', 'en')));
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
  it.each([
    ['en', hazardTextsEn],
    ['es', hazardTextsEs],
  ] as const)('describes every type to anyone, in %s', async (language, texts) => {
    const response = await app.stranger.fetch('/api/hazard-types', {
      headers: { 'accept-language': language },
    });
    expect(response.status).toBe(200);
    const types = z
      .strictObject({ hazard_types: z.array(hazardTypeDescriptionSchema.strict()) })
      .parse(await response.json()).hazard_types;

    expect(types.map(({ hazard_type: type }) => type)).toEqual(hazardCatalog.map(({ id }) => id));
    for (const [index, hazard] of hazardCatalog.entries()) {
      expect(types[index], hazard.id).toMatchObject({
        title: texts[hazard.id].title,
        look_for: texts[hazard.id].lookFor,
        mistaken_for: texts[hazard.id].mistakenFor,
        severity_reason: texts[hazard.id].severity,
        points_at_stake: hazard.points,
        rules: hazard.rules.map((id) => ({ id, asks: texts[hazard.id].asks[id] })),
      });
      expect(types[index]?.sources.length).toBeGreaterThan(0);
    }
  });
});
