import { expect, test } from 'vitest';
import { readConfig } from '../config/index.ts';
import { servicesInUse } from './services-in-use.ts';
import { productionSettings } from '../testing/production-settings.ts';

test('by default photos stay here while addresses or pictures come from public services', () => {
  expect(servicesOf({})).toEqual({
    builtIn: '',
    photon: 'photon.komoot.io',
    census: 'geocoding.geo.census.gov',
    askedPlaces: '',
    keptPlaces: '',
    addressFacts:
      'services1.arcgis.com, services3.arcgis.com, services2.arcgis.com, elevation.nationalmap.gov, epqs.nationalmap.gov, geocoding.geo.census.gov',
    fireWarnings: 'api.weather.gov',
    activeFires: 'services3.arcgis.com',
    pushServices:
      'Google (fcm.googleapis.com), Mozilla (updates.push.services.mozilla.com), Apple (push.apple.com), Microsoft (notify.windows.com)',
    usgs: 'imagery.nationalmap.gov, basemap.nationalmap.gov',
    noCounting: '',
    noLeadSink: '',
    expiresHomes: '12',
    noContact: '',
  });
});

test('the address for questions is named', () => {
  const services = servicesOf({ CONTACT_EMAIL: 'hello@example.org' });
  expect(services).toMatchObject({ contact: 'hello@example.org' });
  expect(services).not.toHaveProperty('noContact');
});

test.each([
  [{ OPENAI_API_KEY: 'k' }, 'OpenAI (api.openai.com)'],
  [
    { AI_PROVIDER: 'anthropic', ANTHROPIC_API_KEY: 'k', AI_MODEL: 'm' },
    'Anthropic (api.anthropic.com)',
  ],
  [
    { AI_PROVIDER: 'google', GOOGLE_GENERATIVE_AI_API_KEY: 'k', AI_MODEL: 'm' },
    'Google (generativelanguage.googleapis.com)',
  ],
  [
    { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://gpu-box:8000/v1', AI_MODEL: 'm' },
    'gpu-box:8000',
  ],
])('the AI service of %o is named', (environment, ai) => {
  expect(servicesOf(environment)).toMatchObject({ ai });
  expect(servicesOf(environment)).not.toHaveProperty('builtIn');
});

test.each(['ollama', 'lm-studio'] as const)(
  'with a model of %s on this machine, photos stay here',
  (provider) => {
    const { localModels, ...config } = readConfig({});
    if (localModels === null) throw new Error('no model is looked for');
    const baseUrl = localModels.urls[provider];
    const ai = { ...localModels.limits, provider, baseUrl, model: 'qwen2.5vl:7b', apiKey: null };
    const services = servicesInUse({ ...config, ai });
    expect(services).toMatchObject({ builtIn: '' });
    expect(services).not.toHaveProperty('ai');
  },
);

test.each([
  'gpu-box:8000',
  'models.gpu.internal',
  'ollama.default.svc',
  '10.2.3.4:8000',
  '192.168.1.20',
  '[fd00::2]:8000',
])('a name inside the operator’s network is told to nobody: %s', (host) => {
  const url = `http://${host}/v1`;
  const services = servicesOf({
    ORIGIN: 'https://score.example.org',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: url,
    AI_MODEL: 'm',
    PHOTON_URL: url,
    CENSUS_GEOCODER_URL: url,
    IMAGERY_URL: url,
    IMAGERY_TILES_URL: `http://${host}/{z}/{y}/{x}`,
  });
  expect(JSON.stringify(services)).not.toContain(new URL(url).hostname);
  expect(services).toMatchObject({
    ai: 'score.example.org',
    photon: 'score.example.org',
    census: 'score.example.org',
    otherAerial: 'score.example.org',
  });
});

test.each(['models.example.org', '203.0.113.9:8000', '[2001:db8::2]'])(
  'whoever can be reached from the internet is named: %s',
  (host) => {
    const ai = {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: `https://${host}/v1`,
      AI_MODEL: 'm',
    };
    expect(servicesOf({ ORIGIN: 'https://score.example.org', ...ai })).toMatchObject({ ai: host });
  },
);

test('the operator names the AI service behind a gateway', () => {
  expect(
    servicesOf({
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: 'http://gateway:4000/v1',
      AI_MODEL: 'm',
      AI_SERVICE_NAME: 'OpenAI (api.openai.com)',
    }),
  ).toMatchObject({ ai: 'OpenAI (api.openai.com)' });
});

test("Google's key replaces the open address services", () => {
  const services = servicesOf({ GOOGLE_MAPS_API_KEY: 'k' });
  expect(services).toMatchObject({ googlePlaces: '', askedPlaces: '', googleMaps: '' });
  expect(services).not.toHaveProperty('photon');
  expect(services).not.toHaveProperty('census');
  expect(services).not.toHaveProperty('keptPlaces');
});

test('services that are turned off are marked as off', () => {
  expect(
    servicesOf({
      PHOTON_URL: 'off',
      CENSUS_GEOCODER_URL: 'off',
      ADDRESS_FACTS: 'off',
      FIRE_WARNINGS_URL: 'off',
      IMAGERY_URL: 'off',
      IMAGERY_TILES_URL: 'off',
    }),
  ).toEqual({
    builtIn: '',
    noPlaces: '',
    noAddressFacts: '',
    noFireWarnings: '',
    noAerial: '',
    noCounting: '',
    noLeadSink: '',
    expiresHomes: '12',
    noContact: '',
  });
});

test('services at other addresses are named by them', () => {
  expect(
    servicesOf({ PHOTON_URL: 'http://photon:2322', IMAGERY_URL: 'https://maps.example.org/x' }),
  ).toMatchObject({
    photon: 'photon:2322',
    otherAerial: 'maps.example.org, basemap.nationalmap.gov',
  });
});

test('PostHog counts visits on production domains alone', () => {
  const counting = {
    ...productionSettings,
    ANALYTICS_KEY: 'k',
    PRODUCTION_DOMAINS: 'score.example.org',
  };
  expect(servicesOf(counting)).toMatchObject({ posthog: 'us.i.posthog.com' });
  for (const missing of [
    { ...counting, PROFILE: 'local' },
    { ...counting, ANALYTICS_KEY: '' },
    { ...counting, PRODUCTION_DOMAINS: '' },
  ]) {
    expect(servicesOf(missing)).toMatchObject({ noCounting: '' });
    expect(servicesOf(missing)).not.toHaveProperty('posthog');
  }
});

test('whoever receives leads is named', () => {
  const sink = { LEAD_API_URL: 'https://leads.example.org/new', LEAD_API_KEY: 's'.repeat(16) };
  expect(servicesOf(sink)).toMatchObject({ leadSink: 'leads.example.org' });
  expect(servicesOf({ ...sink, LEAD_API_URL: 'off' })).toMatchObject({ noLeadSink: '' });
});

test('whoever is told of scores is named, by the website inside its own network', () => {
  const receiver = {
    SCORE_WEBHOOK_URL: 'https://crm.example.org/s',
    SCORE_WEBHOOK_KEY: 's'.repeat(16),
  };
  expect(servicesOf(receiver)).toMatchObject({ scoreReceiver: 'crm.example.org' });
  const inside = { ...receiver, ...productionSettings, SCORE_WEBHOOK_URL: 'http://10.0.0.7/s' };
  expect(servicesOf(inside)).toMatchObject({
    scoreReceiver: new URL(productionSettings.ORIGIN).host,
  });
  for (const nobody of ['off', '']) {
    expect(servicesOf({ ...receiver, SCORE_WEBHOOK_URL: nobody })).not.toHaveProperty(
      'scoreReceiver',
    );
  }
});

test('whether homes without an account expire is said, with the months', () => {
  expect(servicesOf({ ANONYMOUS_RETENTION_MONTHS: '6' })).toMatchObject({ expiresHomes: '6' });
  expect(servicesOf({ ANONYMOUS_RETENTION_MONTHS: 'off' })).toMatchObject({ keepsHomes: '' });
});

function servicesOf(environment: Record<string, string>) {
  return servicesInUse(readConfig(environment));
}

test('push services of an operator’s own are named by their hosts, and none where none is used', () => {
  expect(servicesOf({ PUSH_SERVICES: 'push.example.org' })).toMatchObject({
    pushServices: 'push.example.org',
  });
  for (const off of [{ PUSH_SERVICES: 'off' }, { FIRE_WARNINGS_URL: 'off' }]) {
    expect(servicesOf(off)).not.toHaveProperty('pushServices');
  }
});
