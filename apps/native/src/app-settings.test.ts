import { describe, expect, test } from 'vitest';

import { readAppSettings } from './app-settings.ts';
import { capacitorConfig } from './capacitor-config.ts';

const variables = {
  NATIVE_APP_ID: 'org.example.score',
  NATIVE_SERVER: 'https://score.example.org',
};

describe("an app's settings", () => {
  test('are the brand’s name with the origin of the server', () => {
    expect(readAppSettings({ ...variables, NATIVE_SERVER: 'https://score.example.org/' })).toEqual({
      appId: 'org.example.score',
      appName: 'Defensible Space Score',
      server: 'https://score.example.org',
    });
    expect(readAppSettings({ ...variables, VITE_BRAND_PRODUCT: 'Ember Score' }).appName).toBe(
      'Ember Score',
    );
  });

  test.each([
    ['NATIVE_APP_ID', undefined],
    ['NATIVE_APP_ID', 'score'],
    ['NATIVE_APP_ID', 'org.example.my-score'],
    ['NATIVE_APP_ID', 'org.example.my_score'],
    ['NATIVE_APP_ID', 'org.example.5feet'],
    ['NATIVE_SERVER', undefined],
    ['NATIVE_SERVER', 'score.example.org'],
    ['NATIVE_SERVER', 'http://score.example.org'],
    ['NATIVE_SERVER', 'https://score.example.org/app'],
    ['NATIVE_SERVER', 'capacitor://localhost'],
    ['VITE_BRAND_PRODUCT', '{product}'],
  ])('%s can not be %j', (name, value) => {
    expect(() => readAppSettings({ ...variables, [name]: value })).toThrow(name);
  });
});

describe("Capacitor's configuration", () => {
  const config = capacitorConfig(readAppSettings(variables));

  test('serves pages at the origins that the server accepts', () => {
    expect(config).toMatchObject({
      appId: 'org.example.score',
      appName: 'Defensible Space Score',
      webDir: 'www',
      server: { hostname: 'localhost', iosScheme: 'capacitor', androidScheme: 'https' },
    });
    expect(config.server).not.toHaveProperty('url');
    expect(config.server).not.toHaveProperty('cleartext');
  });

  test('lets no plugin take over requests or cookies', () => {
    expect(config).toMatchObject({
      plugins: { CapacitorHttp: { enabled: false }, CapacitorCookies: { enabled: false } },
    });
  });

  test('allows a server on this machine without https', () => {
    const trial = readAppSettings({ ...variables, NATIVE_SERVER: 'http://localhost:3000' });
    expect(capacitorConfig(trial).server).toMatchObject({ cleartext: true });
  });
});
