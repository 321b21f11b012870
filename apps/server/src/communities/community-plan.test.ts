import { randomUUID } from 'node:crypto';
import { communityPlanSchema, coordinatedCommunitySchema } from '@dss/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPersonsProgram } from '../accounts/testing/people.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';

const plan = {
  assessed_on: '2024-05-06',
  planned_on: '2026-10-01',
  first_year: 2027,
  goals: [
    {
      id: randomUUID(),
      year: 2027,
      goal: 'Chipper day',
      who: 'Ana and the board',
      when: 'April',
    },
    { id: randomUUID(), year: 2029, goal: 'Screen vents at ten homes', who: null, when: null },
  ],
};

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

async function newCommunity(): Promise<{ coordinator: VisitorClient; url: string }> {
  const coordinator = await newPersonsProgram(app);
  const details = { name: 'Elm Park', streets: ['Elm Street'], dwellings: 40 };
  const made = await coordinator.send('POST', '/api/communities', details);
  const { id } = coordinatedCommunitySchema.parse(await made.json());
  return { coordinator, url: `/api/communities/${id}/plan` };
}

describe('the action plan of a community', () => {
  it('is empty before its coordinator enters it, and begins next year', async () => {
    const { coordinator, url } = await newCommunity();
    expect(communityPlanSchema.parse(await (await coordinator.fetch(url)).json())).toEqual({
      assessed_on: null,
      planned_on: null,
      first_year: app.clock.now().getUTCFullYear() + 1,
      goals: [],
      revision: 0,
    });
  });

  it('is what its coordinator entered last', async () => {
    const { coordinator, url } = await newCommunity();
    await coordinator.send('PUT', url, { ...plan, assessed_on: null });
    expect((await coordinator.send('PUT', url, { ...plan, revision: 1 })).status).toBe(200);
    expect(await (await coordinator.fetch(url)).json()).toEqual({ ...plan, revision: 2 });
  });

  it('is saved only over the one that it was changed from', async () => {
    const { coordinator, url } = await newCommunity();
    const saved = await coordinator.send('PUT', url, plan);
    expect(communityPlanSchema.parse(await saved.json()).revision).toBe(1);
    const empty = { ...plan, goals: [] };
    await expectError(await coordinator.send('PUT', url, empty), 'community_plan_changed');
    await expectError(
      await coordinator.send('PUT', url, { ...empty, revision: 2 }),
      'community_plan_changed',
    );
    expect(await (await coordinator.fetch(url)).json()).toEqual({ ...plan, revision: 1 });
  });

  it('is kept once where two are saved over the same one at once', async () => {
    const { coordinator, url } = await newCommunity();
    const sent = [2027, 2028, 2029].map((first) =>
      coordinator.send('PUT', url, { ...plan, first_year: first, goals: [] }),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });

  it.each([
    ['a goal of a fourth year', { first_year: 2026 }],
    ['a goal of no words', { goals: [{ ...plan.goals[0], goal: ' ' }] }],
    ['a day that is none', { assessed_on: '2024-13-01' }],
  ])('has never %s', async (_what, wrong) => {
    const { coordinator, url } = await newCommunity();
    await expectError(await coordinator.send('PUT', url, { ...plan, ...wrong }), 'invalid_request');
  });
});
