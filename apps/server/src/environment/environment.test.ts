import { deploymentSchema } from '@dss/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/index.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { productionSettings } from '../testing/production-settings.ts';
import { describeMissing } from './routes.ts';

const whole = {
  ...productionSettings,
  LEAD_API_URL: 'https://leads.example/capture',
  LEAD_API_KEY: 'the secret of the sink',
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
  it('requires no variable in the local profile', async () => {
    const { body } = await deployment({ ...whole, PROFILE: 'local' });
    expect(body).toEqual({
      missing: [],
      variables: [],
      google_maps: false,
      lacks_local_model: true,
      analytics: null,
      services: expect.objectContaining({
        builtIn: '',
        photon: 'photon.komoot.io',
        noCounting: '',
      }),
    });
  });

  it('names what production lacks, without revealing what is set', async () => {
    const { body, text } = await deployment({
      ...productionSettings,
      ANALYTICS_KEY: 'phc_public',
    });
    expect(body.missing).toEqual(['LEAD_API_URL', 'LEAD_API_KEY', 'PRODUCTION_DOMAINS']);
    expect(body.variables).toEqual([
      { name: 'LEAD_API_URL', length: null },
      { name: 'LEAD_API_KEY', length: null },
      { name: 'PROJECT_NAME', length: 3 },
      { name: 'ANALYTICS_KEY', length: 10 },
      { name: 'PRODUCTION_DOMAINS', length: null },
    ]);
    expect(text).not.toContain('phc_public');
  });

  it('lists no variables, but where to count visits, when nothing is missing', async () => {
    const { body } = await deployment(whole);
    expect(body).toEqual({
      missing: [],
      variables: [],
      google_maps: false,
      lacks_local_model: false,
      services: expect.objectContaining({ posthog: 'counts.example' }),
      analytics: { key: 'phc_public', host: 'https://counts.example' },
    });
  });

  it('counts nothing and misses nothing with ANALYTICS_KEY=off', async () => {
    const { PRODUCTION_DOMAINS: _hosts, ...withoutHosts } = whole;
    const { body } = await deployment({ ...withoutHosts, ANALYTICS_KEY: 'off' });
    expect(body).toMatchObject({ missing: [], analytics: null });
  });

  it('turns counting off for Global Privacy Control', async () => {
    expect((await deployment(whole, { 'Sec-GPC': '1' })).body.analytics).toBeNull();
  });

  it('turns counting off on a host that is not a production domain', async () => {
    const elsewhere = { ...whole, PRODUCTION_DOMAINS: 'score.example' };
    expect((await deployment(elsewhere)).body.analytics).toBeNull();
  });

  it('says whether there is a key for maps, without revealing it', async () => {
    app = await startTestApp({ googleMapsApiKey: 'AIza-public' });
    const text = await (await app.stranger.fetch('/api/environment')).text();
    expect(deploymentSchema.parse(JSON.parse(text)).google_maps).toBe(true);
    expect(text).not.toContain('AIza-public');
  });

  it('logs at start what production lacks', () => {
    expect(describeMissing(readConfig(productionSettings).publicServices)).toBe(
      'Missing required environment variables: LEAD_API_URL, LEAD_API_KEY, ANALYTICS_KEY, PRODUCTION_DOMAINS',
    );
    expect(describeMissing(readConfig(whole).publicServices)).toBeNull();
  });
});
