import { analysisJobSchema, propertyListSchema } from '@dss/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';
import type { TestApp } from '../testing/app.ts';
import { expectError } from '../testing/errors.ts';

let place: Harness;
let app: TestApp;
let home: Home;

beforeAll(async () => {
  place = await openHarness();
  app = place.app;
});

beforeEach(async () => {
  home = await place.newHome();
});

afterAll(() => place.close());

const restore = (client = home.owner) => client.send('POST', `${home.url}/restore`);
const remove = () => home.owner.send('DELETE', home.url);

async function claimLink(): Promise<string> {
  const response = await home.owner.send('POST', `${home.url}/claim-links`);
  return new URL(z.object({ url: z.url() }).parse(await response.json()).url).pathname;
}

async function newestJob() {
  const response = await home.owner.fetch(`${home.url}/analysis-job`);
  return z.object({ job: analysisJobSchema }).parse(await response.json()).job;
}

describe('restoring a property', () => {
  it('brings back all that it had', async () => {
    await home.addPhoto('front', { direction: 'north' });
    await home.analyze();
    await home.answer({ question_id: 'vents_fine_mesh', answer: 'no' });
    const read = async () => ({
      photos: await (await home.owner.fetch(`${home.url}/photos`)).json(),
      analyses: await home.analyses(),
      answers: await home.answers(),
    });
    const before = await read();
    await remove();

    expect((await restore()).status).toBe(204);

    expect(await read()).toEqual(before);
  });

  it("that wasn't deleted changes nothing", async () => {
    expect((await restore()).status).toBe(204);
    expect((await home.owner.fetch(home.url)).status).toBe(200);
  });

  it('can be requested twice', async () => {
    await remove();
    expect([(await restore()).status, (await restore()).status]).toEqual([204, 204]);
  });

  it('is refused after a minute as if it had never existed', async () => {
    await remove();
    app.clock.advance(61_000);

    await expectError(await restore(), 'property_not_found');
  });
});

describe('a deleted property', () => {
  it('answers every read as if it had never existed', async () => {
    await home.addPhoto('front', { direction: 'north' });
    const { analysis_id: analysisId } = await home.analyze();
    await remove();

    for (const path of [
      '',
      '/photos',
      '/answers',
      '/disputes',
      '/analyses',
      `/analyses/${analysisId}`,
      '/analysis-job',
      '/imagery',
    ]) {
      await expectError(await home.owner.fetch(`${home.url}${path}`), 'property_not_found');
    }
  });

  it('is in no list', async () => {
    await remove();
    const list = propertyListSchema.parse(await (await home.owner.fetch('/api/properties')).json());
    expect(list.properties).toEqual([]);
  });

  it('accepts nothing new', async () => {
    await remove();
    await expectError(
      await home.owner.send('PUT', `${home.url}/answers`, {
        answers: [{ question_id: 'roof_clean', side: null, answer: 'no' }],
      }),
      'property_not_found',
    );
    await expectError(await home.owner.send('DELETE', home.url), 'property_not_found');
  });

  it("can't be claimed by a claim link", async () => {
    const link = await claimLink();
    await remove();

    const browser = app.newBrowser();
    await browser.fetch(link, { method: 'POST' });
    await restore();

    expect((await home.owner.fetch(home.url)).status).toBe(200);
    await expectError(await browser.fetch(home.url), 'property_not_found');
  });

  it('keeps its id, so that nobody can reuse it', async () => {
    await remove();
    await expectError(
      await home.owner.send('POST', '/api/properties', { id: home.propertyId, address: '1 Elm' }),
      'invalid_property_id',
    );
  });
});

describe('a running analysis', () => {
  it('is canceled by the deletion until that is undone, when it starts again', async () => {
    await home.addPhoto('front', { direction: 'north' });
    const release = place.holdProvider();
    await home.startAnalyzing();
    const looked = place.looks.length;
    await remove();
    const { rows } = await app.database.admin.query<{ status: string }>(
      'select status from analysis_jobs where property_id = $1',
      [home.propertyId],
    );
    expect(rows).toEqual([{ status: 'cancelled' }]);

    await restore();
    expect((await newestJob()).status).not.toBe('cancelled');
    release();
    await home.untilAnalyzed();

    expect(await home.analyses()).toHaveLength(1);
    expect(place.looks.length).toBeGreaterThanOrEqual(looked);
  });

  it('that its owner had canceled before stays canceled', async () => {
    await home.addPhoto('front', { direction: 'north' });
    const release = place.holdProvider();
    await home.startAnalyzing();
    await home.owner.send('POST', `${home.url}/analysis-job/cancel`);
    release();
    app.clock.advance(1000);
    await remove();
    await restore();

    expect((await newestJob()).status).toBe('cancelled');
  });
});
