import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.newVisitor();
});

afterAll(() => app.close());

const planned = (stepId: string) => ({ step_id: stepId, planned: true });
const dropped = (stepId: string) => ({ step_id: stepId, planned: false });

const change = async (id: string, ...changes: readonly object[]) =>
  (await owner.send('PUT', `/api/properties/${id}/plan`, { changes })).json();
const read = async (id: string) => (await owner.send('GET', `/api/properties/${id}/plan`)).json();
const noneDone = { done: [] };

describe('reading the plan', () => {
  it('gives no action before one is planned', async () => {
    expect(await read(await app.newProperty(owner))).toEqual({ ...noneDone, step_ids: [] });
  });
});

describe('changing the plan', () => {
  it('leaves actions that it does not name', async () => {
    const id = await app.newProperty(owner);
    await change(id, planned('move_firewood'), planned('screen_vents'));
    expect(await change(id, dropped('move_firewood'), planned('mow_dry_grass'))).toEqual({
      ...noneDone,
      step_ids: ['screen_vents', 'mow_dry_grass'],
    });
    expect(await read(id)).toEqual({ ...noneDone, step_ids: ['screen_vents', 'mow_dry_grass'] });
  });

  it('changes nothing when it is repeated', async () => {
    const id = await app.newProperty(owner);
    await change(id, planned('move_firewood'), dropped('screen_vents'));
    expect(await change(id, planned('move_firewood'), dropped('screen_vents'))).toEqual({
      ...noneDone,
      step_ids: ['move_firewood'],
    });
  });

  it('takes the last of two changes of one action', async () => {
    const id = await app.newProperty(owner);
    expect(await change(id, planned('move_firewood'), dropped('move_firewood'))).toEqual({
      ...noneDone,
      step_ids: [],
    });
  });

  it('is refused for an action that the guidance does not know', async () => {
    const id = await app.newProperty(owner);
    const response = await owner.send('PUT', `/api/properties/${id}/plan`, {
      changes: [planned('dig_a_moat')],
    });
    expect(response.status).toBe(400);
  });

  it('forgets everything with the property', async () => {
    const id = await app.newProperty(owner);
    await change(id, planned('move_firewood'));
    await owner.send('DELETE', `/api/properties/${id}`);
    expect((await owner.send('GET', `/api/properties/${id}/plan`)).status).toBe(404);
  });
});
