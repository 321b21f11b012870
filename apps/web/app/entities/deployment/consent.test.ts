import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { localStore } from '../../lib/device/storage/browser-store.ts';
import {
  blockedStorage,
  fullStorage,
  storageOver,
} from '../../lib/device/storage/testing/storages.ts';
import { consentIn, countingPermission, giveConsent } from './consent.tsx';

const storeName = 'dss-analytics-consent';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => {
  giveConsent(null);
  vi.unstubAllGlobals();
});

const readConsent = () => consentIn(localStore.read(storeName));
const permission = () =>
  countingPermission({ offered: true, privacyControl: false, consent: readConsent() });

test.each([
  ['keeps it', storageOver(new Map())],
  ['has no room left', fullStorage()],
  ['is told to keep nothing', blockedStorage()],
])('each change of consent is heard at once in a browser that %s', (_state, storage) => {
  vi.stubGlobal('localStorage', storage);
  const permissions: string[] = [];
  const stop = localStore.subscribe(storeName, () => permissions.push(permission()));

  expect(permission()).toBe('ask');
  giveConsent('no');
  giveConsent(null);
  giveConsent('yes');
  stop();

  expect(permissions).toEqual(['refused', 'ask', 'granted']);
});

test('anything but yes or no counts as no answer', () => {
  vi.stubGlobal('localStorage', storageOver(new Map([[storeName, 'maybe']])));
  expect(readConsent()).toBeNull();
});
