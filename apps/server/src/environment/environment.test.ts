import { deploymentSchema } from '@dss/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/index.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { describeMissing } from './index.ts';

const production = { PROFILE: 'production', SIGNING_SECRET: 's'.repeat(32) };
const whole = {
  ...production,
  ANALYTICS_KEY: 'phc_public',
  ANALYTICS_HOST: 'https://counts.example/',
  PRODUCTION_DOMAINS: 'score.example, 127.0.0.1',
};

let app: TestApp | null = null;

afterEach(async () => {
  await app?.close();
  app = null;
});

async function deployment(variables: Record<string, string>, headers = {}) {
  app = await startTestApp({ environment: readConfig(variables) });
  const response = await app.stranger.fetch('/api/environment', { headers });
  const text = await response.text();
  return { text, body: deploymentSchema.parse(JSON.parse(text)) };
}

describe('/api/environment', () => {
  it('requires nothing in the local profile, and counts nobody there', async () => {
    const { body } = await deployment({ ...whole, PROFILE: 'local' });
    expect(body).toEqual({
      missing: [],
      variables: [],
      google_maps: false,
      analytics: null,
      services: expect.objectContaining({
        builtIn: '',
        photon: 'photon.komoot.io',
        noCounting: '',
      }),
    });
  });

  it(
    'names what production misses, and masks what is set',
    { tags: ['spec:surrounding-76', 'spec:surrounding-120'] },
    async () => {
      const { body, text } = await deployment({ ...production, ANALYTICS_KEY: 'phc_public' });
      expect(body.missing).toEqual(['PRODUCTION_DOMAINS']);
      expect(body.variables).toEqual([
        { name: 'ANALYTICS_KEY', length: 10 },
        { name: 'PRODUCTION_DOMAINS', length: null },
      ]);
      expect(text).not.toContain('phc_public');
    },
  );

  it(
    'tells nothing of variables where none is missing, and where to count visits',
    { tags: ['spec:surrounding-76'] },
    async () => {
      const { body } = await deployment(whole);
      expect(body).toEqual({
        missing: [],
        variables: [],
        google_maps: false,
        services: expect.objectContaining({ posthog: 'counts.example' }),
        analytics: { key: 'phc_public', host: 'https://counts.example' },
      });
    },
  );

  it('counts nobody who sends Global Privacy Control', async () => {
    expect((await deployment(whole, { 'Sec-GPC': '1' })).body.analytics).toBeNull();
  });

  it(
    'counts nobody on a host that is not a production domain',
    { tags: ['spec:surrounding-191'] },
    async () => {
      const elsewhere = { ...whole, PRODUCTION_DOMAINS: 'score.example' };
      expect((await deployment(elsewhere)).body.analytics).toBeNull();
    },
  );

  it('tells whether there is a key for maps, and not which', async () => {
    app = await startTestApp({ googleMapsApiKey: 'AIza-public' });
    const response = await app.stranger.fetch('/api/environment');
    expect(deploymentSchema.parse(await response.json()).google_maps).toBe(true);
  });

  it('says at start what production misses', { tags: ['spec:surrounding-120'] }, () => {
    expect(describeMissing(readConfig(production).publicServices)).toBe(
      'Missing required environment variables: ANALYTICS_KEY, PRODUCTION_DOMAINS',
    );
    expect(describeMissing(readConfig(whole).publicServices)).toBeNull();
  });
});
