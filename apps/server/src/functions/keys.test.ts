import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { expectError } from '../testing/errors.ts';

describe('get-google-maps-key', () => {
  it('gives the configured key to anyone who opens a map', async () => {
    const app = await startTestApp({ googleMapsApiKey: 'AIza-public' });
    try {
      const response = await app.stranger.fetch('/functions/v1/get-google-maps-key');

      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ apiKey: 'AIza-public' });
    } finally {
      await app.close();
    }
  });
});

describe('without keys', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  it('get-google-maps-key says that none is configured', async () => {
    const response = await app.stranger.fetch('/functions/v1/get-google-maps-key');

    const { message } = await expectError(response, 'maps_key_missing');
    expect(message).toBe('Google Maps API key not configured');
  });

  it('get-openai-key tells everyone why it gives out no key', async () => {
    for (const client of [app.stranger, await app.newVisitor()]) {
      const response = await client.fetch('/functions/v1/get-openai-key');

      const { message } = await expectError(response, 'openai_key_withdrawn');
      expect(response.status).toBe(410);
      expect(message).toBe('Keys stay on the server: this call no longer returns any.');
    }
  });
});
