import { currentAccountSchema, passkeysSchema, secondFactorSetupSchema } from '@dss/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Browser, Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { codeOfApp } from './testing/authenticator.ts';
import { newPasskeyDevice } from './testing/passkey-device.ts';
import {
  goodPassword,
  linkTokenTo,
  mailTo,
  newEmail,
  newPerson,
  signIn,
} from './testing/people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const nextPassword = 'heron3weirNyn';

const post = (client: Client, path: string, body: unknown = {}) =>
  client.send('POST', `/api/account/${path}`, body);

async function succeed(client: Client, path: string, body: unknown = {}): Promise<unknown> {
  const response = await post(client, path, body);
  expect(response.ok, path).toBe(true);
  return response.json();
}

async function isSignedIn(client: Client): Promise<boolean> {
  const answer = await client.fetch('/api/account');
  return currentAccountSchema.parse(await answer.json()).account !== null;
}

interface Person {
  readonly email: string;
  readonly browser: Browser;
}

/** The ways in which an account gets a new password or another address. */
const changes = {
  'a password that was reset': async ({ email }: Person) => {
    await succeed(app.stranger, 'forgotten-password', { email });
    const token = linkTokenTo(app, email);
    await succeed(app.stranger, 'reset-password', { token, password: nextPassword });
  },
  'a password that was changed': async ({ browser }: Person) => {
    await succeed(browser, 'password', {
      current_password: goodPassword,
      password: nextPassword,
    });
  },
  'another address': async ({ browser }: Person) => {
    const next = newEmail();
    await succeed(browser, 'email', { email: next, password: goodPassword });
    await succeed(browser, 'verify-email', { token: linkTokenTo(app, next) });
  },
} as const;

async function addPasskey({ browser }: Person) {
  const device = newPasskeyDevice(app.url);
  const options = await succeed(browser, 'passkeys/options', { password: goodPassword });
  await succeed(browser, 'passkeys', { name: 'Call me', response: device.register(options) });
  return device;
}

async function signInWith(device: ReturnType<typeof newPasskeyDevice>): Promise<Response> {
  const browser = app.newBrowser();
  const options = await succeed(browser, 'sign-in/passkey/options');
  return post(browser, 'sign-in/passkey', { response: device.signIn(options) });
}

async function turnSecondFactorOn({ browser }: Person): Promise<void> {
  const setup = await succeed(browser, 'second-factor', { password: goodPassword });
  const { uri } = secondFactorSetupSchema.parse(setup);
  await succeed(browser, 'second-factor/confirm', { code: codeOfApp(uri) });
}

async function ageSecondFactor({ email }: Person): Promise<void> {
  await app.database.admin.query(
    `update auth.two_factors set turned_on_at = now() - interval '8 days'
     where user_id = (select id from auth.users where email = $1)`,
    [email],
  );
}

/** The newest mail to somebody about a new password or another address, with the token that removes what it lists. */
function newAccessMail(email: string) {
  const mail = mailTo(app, email);
  if (mail?.kind !== 'password_changed' && mail?.kind !== 'email_changed') {
    throw new Error(`${email} was not told`);
  }
  const token = mail.removalUrl === null ? '' : new URL(mail.removalUrl).hash.slice(1);
  return { mail, token };
}

describe.each(Object.entries(changes))('%s', (what, change) => {
  it('ends what was mailed before, and all other sessions', async () => {
    const person = await newPerson(app);
    const { email } = person;
    const other = app.newBrowser();
    await signIn(other, email);
    await succeed(app.stranger, 'forgotten-password', { email });
    const link = linkTokenTo(app, email);
    await succeed(app.stranger, 'sign-in/code', { email });
    const mailed = mailTo(app, email);
    const code = mailed?.kind === 'sign_in_code' ? mailed.code : '';
    const elsewhere = newEmail();
    await succeed(person.browser, 'email', { email: elsewhere, password: goodPassword });
    const changeLink = linkTokenTo(app, elsewhere);

    await change(person);

    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(person.browser)).toBe(what !== 'a password that was reset');
    const password = 'otter4damSevn';
    await expectError(
      await post(app.stranger, 'reset-password', { token: link, password }),
      'account_link_invalid',
    );
    await expectError(
      await post(app.newBrowser(), 'sign-in/with-code', { email, code }),
      'code_invalid',
    );
    await expectError(
      await post(person.browser, 'verify-email', { token: changeLink }),
      'account_link_invalid',
    );
  });

  it('is told with what else is set up, which a link removes once', async () => {
    const person = await newPerson(app);
    const { email } = person;
    const device = await addPasskey(person);
    await turnSecondFactorOn(person);

    await change(person);

    const { mail, token } = newAccessMail(email);
    expect(mail.passkeys).toHaveLength(1);
    expect(mail.secondFactor).toEqual({ since: expect.any(String) });
    expect(JSON.stringify(mail)).not.toContain('Call me');
    expect((await signInWith(device)).status).toBe(200);

    await succeed(app.stranger, 'remove-access', { token });

    await expectError(await signInWith(device), 'passkey_refused');
    expect(await isSignedIn(person.browser)).toBe(false);
    await expectError(await post(app.stranger, 'remove-access', { token }), 'account_link_invalid');
    const now = what === 'another address' ? goodPassword : nextPassword;
    const { rows } = await app.database.admin.query<{ email: string }>(
      'select email from auth.users where id = $1',
      [mail.userId],
    );
    const answer = await signIn(app.newBrowser(), rows[0]?.email ?? '', now);
    expect(await answer.json()).toEqual({ status: 'signed_in' });
    const kinds = app.accountMails.filter(({ userId }) => userId === mail.userId);
    expect(kinds.map(({ kind }) => kind).slice(-2)).toEqual([
      'passkey_removed',
      'second_factor_off',
    ]);
  });
});

describe('two-step sign-in that was on for a week', () => {
  it('is listed, and stays when a mailed link removes the rest', async () => {
    const person = await newPerson(app);
    const { email } = person;
    await addPasskey(person);
    await turnSecondFactorOn(person);
    await ageSecondFactor(person);
    await changes['a password that was reset'](person);
    const { mail, token } = newAccessMail(email);
    expect(mail.secondFactor).not.toBeNull();

    await succeed(app.stranger, 'remove-access', { token });

    const answer = await signIn(app.newBrowser(), email, nextPassword);
    expect(await answer.json()).toEqual({ status: 'second_factor' });
  });

  it('alone gives no reason for a link', async () => {
    const person = await newPerson(app);
    await turnSecondFactorOn(person);
    await ageSecondFactor(person);
    await changes['a password that was reset'](person);
    expect(newAccessMail(person.email).mail).toMatchObject({
      removalUrl: null,
      secondFactor: { since: expect.any(String) },
    });
  });
});

describe('a link that removes ways in', () => {
  it('is not ended by whoever changes the password again', async () => {
    const person = await newPerson(app);
    const device = await addPasskey(person);
    await changes['another address'](person);
    const { token } = newAccessMail(person.email);
    await changes['a password that was changed'](person);
    await succeed(app.stranger, 'remove-access', { token });
    await expectError(await signInWith(device), 'passkey_refused');
  });

  it('is in no mail where there is nothing to remove', async () => {
    const person = await newPerson(app);
    await changes['a password that was changed'](person);
    expect(newAccessMail(person.email).mail).toMatchObject({
      removalUrl: null,
      passkeys: [],
      secondFactor: null,
    });
  });
});

it('what is done with passkeys, two-step sign-in and recovery codes is told by mail', async () => {
  const person = await newPerson(app);
  const { email, browser } = person;
  const told = () => app.accountMails.filter(({ to }) => to === email).map(({ kind }) => kind);
  const before = told().length;
  await addPasskey(person);
  await turnSecondFactorOn(person);
  await succeed(browser, 'recovery-codes', { password: goodPassword });
  await succeed(browser, 'second-factor/off', { password: goodPassword });
  const listed = await browser.fetch('/api/account/passkeys');
  const { passkeys } = passkeysSchema.parse(await listed.json());
  await browser.send('DELETE', `/api/account/passkeys/${passkeys[0]?.id}`);
  expect(told().slice(before)).toEqual([
    'passkey_added',
    'second_factor_on',
    'recovery_codes',
    'second_factor_off',
    'passkey_removed',
  ]);
  expect(mailTo(app, email)).toMatchObject({ url: expect.stringMatching(/\/forgot-password$/) });
});
