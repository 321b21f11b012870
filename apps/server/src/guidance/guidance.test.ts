import { hazardCatalogue } from '@dss/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { expectError } from '../testing/errors.ts';
import { hazardTypeDescriptionSchema } from './hazard-types.ts';

const guidanceList = z.strictObject({
  guidance: z.array(
    z.looseObject({
      hazard_type: z.string(),
      title: z.string().min(1),
      why: z.string().min(1),
      action: z.string().min(1),
      est_cost: z.string().min(1),
      time: z.string().min(1),
      source: z.string().min(1),
      step_id: z.string().nullable(),
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
  it('is given for all types of the catalogue to whoever asks', async () => {
    const all = await guidance('');

    expect(all.length).toBeGreaterThan(20);
    const known = new Set(hazardCatalogue.map(({ id }) => id as string));
    expect(typesOf(all).filter((type) => !known.has(type))).toEqual([]);
  });

  it('is given for the types that were asked for, in their order', async () => {
    expect(typesOf(await guidance('?hazard_type=eaves_open,gutter_debris'))).toEqual([
      'eaves_open',
      'gutter_debris',
    ]);
  });

  it('is general for a type that the catalogue does not know', async () => {
    const [known, unknown] = await guidance('?hazard_type=gutter_debris,dragon');

    expect(unknown).toMatchObject({ hazard_type: 'dragon', step_id: null });
    expect(unknown?.action).not.toBe(known?.action);
  });

  it('is what the database holds', async () => {
    await app.database.admin.query(
      `update guidance set title = 'Changed' where hazard_type = 'gutter_debris'`,
    );

    expect(await guidance('?hazard_type=gutter_debris')).toMatchObject([{ title: 'Changed' }]);
  });

  it('is none for no type', async () => {
    expect(await guidance('?hazard_type=')).toEqual([]);
  });

  it.each(['%00', 'x'.repeat(4001)])(
    'is refused for a type that can be none: %.20s',
    async (type) => {
      await expectError(
        await app.stranger.fetch(`/api/guidance?hazard_type=${type}`),
        'invalid_request',
      );
    },
  );
});

describe('the hazard catalogue', () => {
  it('describes all 36 types, with their rules and sources', async () => {
    const response = await app.stranger.fetch('/api/hazard-types');
    expect(response.status).toBe(200);
    const { hazard_types: types } = z
      .strictObject({ hazard_types: z.array(hazardTypeDescriptionSchema.strict()) })
      .parse(await response.json());

    expect(types).toHaveLength(36);
    expect(types.map((type) => type.hazard_type)).toEqual(hazardCatalogue.map(({ id }) => id));
    for (const type of types) {
      expect(type.sources.length).toBeGreaterThan(0);
      expect(type.sources.every(({ url }) => url.startsWith('http'))).toBe(true);
      expect(type.look_for).not.toBe('');
    }
  });
});
