import {
  analysisSchema,
  directionOf,
  firstActions,
  propertyComparisonSchema,
  shownGain,
} from '@dss/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addPhoto } from '../photos/testing/uploads.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { storeResult } from '../testing/stored-result.ts';

let app: TestApp;
let visitor: Client;

beforeAll(async () => {
  app = await startTestApp();
});

beforeEach(async () => {
  visitor = await app.newVisitor();
});

afterAll(() => app.close());

async function compare(client: Client, query = '') {
  const response = await client.fetch(`/api/compared-properties${query}`);
  expect(response.status).toBe(200);
  return propertyComparisonSchema.strict().parse(await response.json());
}

async function compared(client: Client, ids: readonly string[]) {
  return (await compare(client, `?ids=${ids.join(',')}`)).properties.map(({ id }) => id);
}

/** A home whose owner told of five hazards, so that it has more than three actions. */
async function toldHome(): Promise<string> {
  const id = await app.newProperty(visitor);
  const hazards = [
    'firewood_at_wall',
    'mulch_at_wall',
    'plants_at_wall',
    'dry_grass_in_yard',
    'things_at_wall',
  ];
  const answers = hazards.map((question) => ({ question_id: question, side: null, answer: 'yes' }));
  const saved = await visitor.send('PUT', `/api/properties/${id}/answers`, { answers });
  expect(saved.status).toBe(200);
  return id;
}

describe('comparing homes', () => {
  it("shows a stranger nothing, and nobody another's", async () => {
    const id = await app.newProperty(visitor);
    const other = await app.newVisitor();
    const mine = await app.newProperty(other);

    expect(await compare(app.stranger)).toEqual({ properties: [], next_cursor: null });
    expect(await compared(other, [id, mine])).toEqual([mine]);
  });

  it('says what to do first, as the results of each home do', async () => {
    const id = await toldHome();
    const { analyses } = z
      .object({ analyses: z.array(analysisSchema) })
      .parse(await (await visitor.fetch(`/api/properties/${id}/analyses`)).json());
    const explanation = analyses[0]?.explanation;
    const actions = explanation?.actions.in_order ?? [];
    expect(actions.length).toBeGreaterThan(3);

    const [home] = (await compare(visitor)).properties;

    expect(home?.newest_result?.first_actions).toEqual(
      firstActions(actions).map((action) => ({
        ...action,
        gain: explanation && shownGain(explanation, action.points),
      })),
    );
    expect(home?.newest_result?.score).toBe(analyses[0]?.dss_score);
  });

  it('says how exposed a home is, as its results do', async () => {
    const id = await app.newProperty(visitor);
    const near = { question_id: 'neighbor_near', side: 'north', amount: 'under_10_ft' } as const;
    const answers = [{ ...near, answer: 'yes' }];
    await visitor.send('PUT', `/api/properties/${id}/answers`, { answers });

    const [home] = (await compare(visitor)).properties;

    expect(home?.newest_result?.exposure).toEqual({
      level: 'extreme',
      at_least: false,
      reasons: [{ kind: 'under_ten_feet', sides: ['north'] }],
    });
  });

  it('counts costs by side in a result from before they were', async () => {
    await toldHome();
    const before = await compare(visitor);
    await app.database.admin.query(
      `update analyses set raw_json = jsonb_set(raw_json, '{explanation,actions,in_order}', (
         select jsonb_agg(action - 'for_each_side' || '{"cost_usd": {"low": 1, "high": 2}}')
         from jsonb_array_elements(raw_json #> '{explanation,actions,in_order}') action))
       where property_id = $1`,
      [before.properties[0]?.id],
    );

    expect(await compare(visitor)).toEqual(before);
  });

  it('has homes without a result, and with one from before there were actions', async () => {
    const older = await app.newProperty(visitor);
    await storeResult(app, older, 61, 1);
    await storeResult(app, older, 40, 5);
    const unscored = await app.newProperty(visitor);
    await addPhoto(visitor, unscored, 'front', await tinyJpeg());

    const { properties } = await compare(visitor);

    expect(properties).toMatchObject([
      { id: unscored, photo_count: 1, newest_result: null },
      {
        id: older,
        photo_count: 0,
        newest_result: { score: 61, range: { low: 51, high: 71 }, first_actions: [] },
      },
    ]);
  });

  it('shows each home by a photo of its front, else by its first photo', async () => {
    const id = await app.newProperty(visitor);
    await addPhoto(visitor, id, 'first', await tinyJpeg());
    const thumbnail = async () => (await compare(visitor)).properties[0]?.thumbnail_url;
    const idIn = async (imageId: string) => {
      const { rows } = await app.database.admin.query<{ id: string }>(
        'select id from images where property_id = $1 and image_id = $2',
        [id, imageId],
      );
      return rows[0]?.id;
    };
    expect(await thumbnail()).toContain(await idIn('first'));

    await addPhoto(visitor, id, 'front', await tinyJpeg());
    const placed = { direction: 'east', area: 'siding' };
    const place = (placement: object) =>
      visitor.send('PUT', `/api/properties/${id}/photos/front/placement`, placement);
    await place(placed);
    expect(await thumbnail()).toContain(await idIn('first'));
    await visitor.send('PATCH', `/api/properties/${id}`, { front_faces: 'east' });
    expect(await thumbnail()).toContain(await idIn('front'));

    await place({ ...placed, area: 'roof' });
    expect(await thumbnail()).toContain(await idIn('first'));
  });

  it('knows a photo of the front while nobody knows which way that faces', async () => {
    const id = await app.newProperty(visitor);
    await addPhoto(visitor, id, 'first', await tinyJpeg());
    await addPhoto(visitor, id, 'front', await tinyJpeg());
    const before = (await compare(visitor)).properties[0]?.thumbnail_url;
    const direction = directionOf('front', null);
    const path = `/api/properties/${id}/photos/front/placement`;
    await visitor.send('PUT', path, { direction });
    expect((await compare(visitor)).properties[0]?.thumbnail_url).toBe(before);
    await visitor.send('PUT', path, { direction, direction_said_as: 'house', front_faces: null });
    expect((await compare(visitor)).properties[0]?.thumbnail_url).not.toBe(before);
  });

  it('says by which weights each home was scored', async () => {
    const id = await toldHome();
    const stored = await app.database.admin.query<{ weights_version: string }>(
      'select weights_version from analyses where property_id = $1 limit 1',
      [id],
    );
    const [home] = (await compare(visitor)).properties;
    expect(home?.newest_result?.weights_version).toBe(stored.rows[0]?.weights_version);
  });

  it('leaves out the homes that were not chosen, or are gone', async () => {
    const [chosen, gone, other] = [
      await app.newProperty(visitor),
      await app.newProperty(visitor),
      await app.newProperty(visitor),
    ];
    await visitor.send('DELETE', `/api/properties/${gone}`);

    expect(await compared(visitor, [chosen, gone])).toEqual([chosen]);
    expect(await compared(visitor, [other, chosen])).toEqual([other, chosen]);
  });

  it('gives all homes page by page, each once', async () => {
    const ids = [];
    for (let home = 0; home < 5; home += 1) ids.unshift(await app.newProperty(visitor));
    const found = [];
    for (let after: string | null = ''; after !== null;) {
      const page = await compare(visitor, `?limit=2${after === '' ? '' : `&after=${after}`}`);
      found.push(...page.properties.map(({ id }) => id));
      after = page.next_cursor;
    }

    expect(found).toEqual(ids);
  });

  it.each(['?ids=front', '?limit=101', '?after=x'])('refuses %s', async (query) => {
    await expectError(await visitor.fetch(`/api/compared-properties${query}`), 'invalid_request');
  });
});
