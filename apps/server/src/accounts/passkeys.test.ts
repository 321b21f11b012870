import { currentAccountSchema, passkeySchema, passkeysSchema } from '@dss/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { newPasskeyDevice, type Tampering } from './testing/passkey-device.ts';
import { goodPassword, newPerson } from './testing/people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

type Device = ReturnType<typeof newPasskeyDevice>;

const post = (client: Client, path: string, body: unknown = {}) =>
  client.send('POST', `/api/account/${path}`, body);

async function optionsOf(client: Client, path: string): Promise<unknown> {
  const response = await post(client, `${path}/options`, { password: goodPassword });
  expect(response.status).toBe(200);
  return response.json();
}

async function add(client: Client, device: Device, tampering: Tampering = {}, name = 'My phone') {
  const options = await optionsOf(client, 'passkeys');
  return post(client, 'passkeys', { name, response: device.register(options, tampering) });
}

async function signIn(client: Client, device: Device, tampering: Tampering = {}) {
  const options = await optionsOf(client, 'sign-in/passkey');
  return post(client, 'sign-in/passkey', { response: device.signIn(options, tampering) });
}

async function listOf(client: Client) {
  return passkeysSchema.strict().parse(await (await client.fetch('/api/account/passkeys')).json())
    .passkeys;
}

async function emailOf(client: Client): Promise<string | undefined> {
  const { account } = currentAccountSchema.parse(await (await client.fetch('/api/account')).json());
  return account?.email;
}

/** Somebody with an account and a device that signs in to it. */
async function personWithPasskey() {
  const person = await newPerson(app);
  const device = newPasskeyDevice(app.url);
  const added = await add(person.browser, device);
  expect(added.status).toBe(201);
  return { ...person, device, passkey: passkeySchema.strict().parse(await added.json()) };
}

describe('a passkey', () => {
  it('is listed once it has been added with the password', async () => {
    const { browser, passkey } = await personWithPasskey();
    expect(await listOf(browser)).toEqual([passkey]);
  });

  it('can be renamed', async () => {
    const { browser, passkey } = await personWithPasskey();
    const url = `/api/account/passkeys/${passkey.id}`;
    expect((await browser.send('PATCH', url, { name: 'Kitchen tablet' })).status).toBe(200);
    expect(await listOf(browser)).toEqual([{ ...passkey, name: 'Kitchen tablet' }]);
  });

  it('signs in without a password', async () => {
    const { email, device } = await personWithPasskey();
    const elsewhere = app.newBrowser();
    expect(await (await signIn(elsewhere, device)).json()).toEqual({ status: 'signed_in' });
    expect(await emailOf(elsewhere)).toBe(email);
    expect((await signIn(app.newBrowser(), device)).status).toBe(200);
  });

  it('no longer signs in once it is removed', async () => {
    const { browser, device, passkey } = await personWithPasskey();
    const url = `/api/account/passkeys/${passkey.id}`;
    expect((await browser.send('DELETE', url)).status).toBe(200);
    expect(await listOf(browser)).toEqual([]);
    await expectError(await signIn(app.newBrowser(), device), 'passkey_refused');
    await expectError(await browser.send('DELETE', url), 'passkey_refused');
  });

  it('is not added without the current password, or by whoever is not signed in', async () => {
    const { browser } = await newPerson(app);
    const options = (client: Client) =>
      post(client, 'passkeys/options', { password: 'no-no-no-1' });
    await expectError(await options(browser), 'password_incorrect');
    await expectError(await options(app.newBrowser()), 'session_missing');
  });

  it("is out of reach for other accounts, which can't name or remove it", async () => {
    const { browser, passkey } = await personWithPasskey();
    const { browser: neighbor } = await newPerson(app);
    const url = `/api/account/passkeys/${passkey.id}`;
    expect(await listOf(neighbor)).toEqual([]);
    await expectError(await neighbor.send('DELETE', url), 'passkey_refused');
    await expectError(await neighbor.send('PATCH', url, { name: 'Mine' }), 'passkey_refused');
    expect(await listOf(browser)).toEqual([passkey]);
  });
});

const tamperings: readonly [string, Tampering][] = [
  ['another site’s page', { origin: 'https://evil.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['a challenge that nobody asked', { challenge: 'bm9ib2R5IGFza2Vk' }],
  ['a device that did not look who holds it', { holderVerified: false }],
];

describe('an answer for', () => {
  it.each(tamperings)('%s adds no passkey', async (_what, tampering) => {
    const { browser } = await newPerson(app);
    await expectError(await add(browser, newPasskeyDevice(app.url), tampering), 'passkey_refused');
    expect(await listOf(browser)).toEqual([]);
  });

  it('any of these signs nobody in', async () => {
    const { device } = await personWithPasskey();
    const copy: [string, Tampering] = ['a copy, whose counter stands still', { counter: 1 }];
    for (const [what, tampering] of [...tamperings, copy]) {
      const browser = app.newBrowser();
      expect((await signIn(browser, device, tampering)).status, what).toBe(422);
      expect(await emailOf(browser), what).toBeUndefined();
    }
  });

  it('a passkey of somebody else, signed with another key, signs nobody in', async () => {
    const { device } = await personWithPasskey();
    const thief = newPasskeyDevice(app.url, device.id);
    await expectError(await signIn(app.newBrowser(), thief), 'passkey_refused');
    const { browser } = await newPerson(app);
    await expectError(await add(browser, thief), 'passkey_refused');
  });
});

describe('a challenge', () => {
  it('works once', async () => {
    const { device } = await personWithPasskey();
    const browser = app.newBrowser();
    const options = await optionsOf(browser, 'sign-in/passkey');
    const response = device.signIn(options);
    expect((await post(browser, 'sign-in/passkey', { response })).status).toBe(200);
    await expectError(await post(browser, 'sign-in/passkey', { response }), 'sign_in_expired');
  });

  it('works in the browser that asked', async () => {
    const { device } = await personWithPasskey();
    const options = await optionsOf(app.newBrowser(), 'sign-in/passkey');
    const response = device.signIn(options);
    await expectError(
      await post(app.newBrowser(), 'sign-in/passkey', { response }),
      'sign_in_expired',
    );
  });

  it('expires', async () => {
    const { device } = await personWithPasskey();
    const browser = app.newBrowser();
    const options = await optionsOf(browser, 'sign-in/passkey');
    await app.database.admin.query(
      `update auth.verifications set expires_at = now() - interval '1 second' where value like '%"authentication"%'`,
    );
    const response = device.signIn(options);
    await expectError(await post(browser, 'sign-in/passkey', { response }), 'sign_in_expired');
  });

  it('of a registration signs nobody in', async () => {
    const { browser, device } = await personWithPasskey();
    const options = await optionsOf(browser, 'passkeys');
    const response = device.signIn({ ...Object(options), rpId: 'localhost' });
    await expectError(await post(browser, 'sign-in/passkey', { response }), 'sign_in_expired');
  });
});
