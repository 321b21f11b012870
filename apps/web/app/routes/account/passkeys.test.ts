import { afterEach, expect, test, vi } from 'vitest';

import { signInWithPasskey } from './passkeys.ts';

const device = vi.hoisted(() => ({ startAuthentication: vi.fn<() => Promise<never>>() }));
vi.mock('@simplewebauthn/browser', () => device);

afterEach(() => vi.unstubAllGlobals());

test.each([
  // Such as http://127.0.0.1, or another address than ORIGIN.
  ['SecurityError', 'passkey_address'],
  ['NotAllowedError', 'passkey_refused'],
])('a passkey that ends with %s: %s', async (name, code) => {
  vi.stubGlobal('location', new URL('https://score.example/sign-in'));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ challenge: 'c' })));
  device.startAuthentication.mockRejectedValue(new DOMException('no', name));

  await expect(signInWithPasskey()).rejects.toMatchObject({ code });
});
