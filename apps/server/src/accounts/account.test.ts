import {
  accountSessionsSchema,
  currentAccountSchema,
  errorBodySchema,
  recoveryCodesSchema,
  secondFactorSetupSchema,
  signedInSchema,
} from '@dss/domain';
import { createLocalJWKSet, jwtVerify } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { codeOfApp } from './testing/authenticator.ts';
import {
  goodPassword,
  linkTokenTo,
  mailTo,
  newEmail,
  newPerson,
  signIn,
  signUp,
} from './testing/people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const send = (client: Client, path: string, body: unknown = {}) =>
  client.send('POST', `/api/account/${path}`, body);

async function accountOf(client: Client) {
  return currentAccountSchema.parse(await (await client.fetch('/api/account')).json()).account;
}

async function sessionsOf(client: Client) {
  const response = await client.fetch('/api/account/sessions');
  expect(response.status).toBe(200);
  return accountSessionsSchema.strict().parse(await response.json()).sessions;
}

describe('changing the password', () => {
  const next = 'heron3weirNyn';
  const change = (client: Client, current: string, password: string) =>
    send(client, 'password', { current_password: current, password });

  it('takes the current one', async () => {
    const { email, browser } = await newPerson(app);
    await expectError(await change(browser, 'not-this-one-either', next), 'password_incorrect');
    expect((await change(browser, goodPassword, next)).status).toBe(200);
    expect((await signIn(app.newBrowser(), email, next)).status).toBe(200);
  });

  it('refuses a weak one', async () => {
    const { email, browser } = await newPerson(app);
    const weak = await change(browser, goodPassword, 'password1');
    expect(errorBodySchema.parse(await weak.json()).error.code).toBe('weak_password');
    expect(mailTo(app, email)).not.toMatchObject({ kind: 'password_changed' });
  });

  it('signs out everywhere else', async () => {
    const { email, browser } = await newPerson(app);
    const other = app.newBrowser();
    await signIn(other, email);
    expect((await change(browser, goodPassword, next)).status).toBe(200);
    expect(await accountOf(other)).toBeNull();
    expect(await accountOf(browser)).toMatchObject({ email });
  });

  it('is reported to the owner by mail', async () => {
    const { email, browser } = await newPerson(app);
    await change(browser, goodPassword, next);
    expect(mailTo(app, email)).toMatchObject({
      kind: 'password_changed',
      url: expect.stringMatching(/\/forgot-password$/),
    });
  });
});

describe('changing the address', () => {
  it('holds once the new one is confirmed by whoever is signed in', async () => {
    const { email, browser } = await newPerson(app);
    const next = newEmail();
    await expectError(
      await send(browser, 'email', { email: next, password: 'wrong-wrong-wrong' }),
      'password_incorrect',
    );
    expect((await send(browser, 'email', { email: next, password: goodPassword })).status).toBe(
      200,
    );
    const { rows } = await app.database.admin.query<{ id: string }>(
      'select id from auth.users where email = $1',
      [email],
    );
    const userId = rows[0]?.id;
    expect(mailTo(app, email)).toMatchObject({ kind: 'email_changing', userId });
    expect(mailTo(app, next)).toMatchObject({ kind: 'confirm_new_email', userId });
    const token = linkTokenTo(app, next);
    await expectError(await send(app.newBrowser(), 'verify-email', { token }), 'session_missing');
    const { browser: somebodyElse } = await newPerson(app);
    await expectError(await send(somebodyElse, 'verify-email', { token }), 'session_missing');
    expect((await send(browser, 'verify-email', { token })).status).toBe(200);
    expect(await accountOf(browser)).toMatchObject({ email: next });
    await expectError(await signIn(app.newBrowser(), email), 'invalid_credentials');
  });

  it('is not prevented by somebody who signs up with the new one', async () => {
    const { browser } = await newPerson(app);
    const next = newEmail();
    await signUp(app.newBrowser(), next);
    await send(browser, 'email', { email: next, password: goodPassword });
    const token = linkTokenTo(app, next);
    await signUp(app.newBrowser(), next);
    expect((await send(browser, 'verify-email', { token })).status).toBe(200);
    expect(await accountOf(browser)).toMatchObject({ email: next });
  });

  it("doesn't tell that the address belongs to another account", async () => {
    const { email: taken } = await newPerson(app);
    const { email, browser } = await newPerson(app);
    const before = app.accountMails.filter(({ to }) => to === taken).length;
    const response = await send(browser, 'email', { email: taken, password: goodPassword });
    expect(await response.json()).toEqual({ status: 'ok' });
    expect(app.accountMails.filter(({ to }) => to === taken)).toHaveLength(before);
    expect(await accountOf(browser)).toMatchObject({ email });
  });
});

describe('sessions', () => {
  it('can each be revoked from their list, with immediate effect', async () => {
    const { email, browser } = await newPerson(app);
    const other = app.newBrowser();
    await signIn(other, email);
    const home = await app.newProperty(other);
    const sessions = await sessionsOf(browser);
    expect(sessions.map(({ current }) => String(current)).toSorted()).toEqual(['false', 'true']);
    const remote = sessions.find(({ current }) => !current)?.id ?? '';
    const revoke = (client: Client) => client.send('DELETE', `/api/account/sessions/${remote}`);

    await expectError(await revoke((await newPerson(app)).browser), 'session_not_found');
    expect((await other.fetch(`/api/properties/${home}`)).status).toBe(200);
    expect((await revoke(browser)).status).toBe(200);
    const ended = await other.fetch(`/api/properties/${home}`);
    expect(ended.headers.getSetCookie().join()).toContain('dss.session_token=;');
    await expectError(ended, 'session_missing');
    expect(await sessionsOf(browser)).toHaveLength(1);
    await expectError(await revoke(browser), 'session_not_found');
  });

  it('end 90 days after they began, however much they are used', async () => {
    const { email, browser } = await newPerson(app);
    const began = (age: string) =>
      app.database.admin.query(
        `update auth.sessions set created_at = now() - $2::interval, expires_at = now() + interval '1 day'
         where user_id = (select id from auth.users where email = $1)`,
        [email, age],
      );
    await began('89 days 1 hour');
    // Which renews it.
    const ends = Date.parse((await accountOf(browser))?.session.expires_at ?? '');
    expect(ends - Date.now()).toBeLessThan(23 * 60 * 60_000);
    expect((await browser.fetch('/api/properties')).status).toBe(200);
    await began('90 days');
    await expectError(await browser.fetch('/api/properties'), 'session_missing');
  });
});

describe('two-step sign-in', () => {
  async function protectedPerson() {
    const person = await newPerson(app);
    const setup = await send(person.browser, 'second-factor', { password: goodPassword });
    const { uri, recovery_codes: codes } = secondFactorSetupSchema.parse(await setup.json());
    expect(await accountOf(person.browser)).toMatchObject({ second_factor: false });
    await expectError(
      await send(person.browser, 'second-factor/confirm', { code: '000000' }),
      'code_invalid',
    );
    const first = codeOfApp(uri);
    const on = await send(person.browser, 'second-factor/confirm', { code: first });
    expect(on.status).toBe(200);
    expect(await accountOf(person.browser)).toMatchObject({ second_factor: true });
    return { ...person, uri, codes, first };
  }
  const finish = (client: Client, body: object) => send(client, 'sign-in/second-factor', body);

  it('takes a code of the app after the password', async () => {
    const { email, uri } = await protectedPerson();
    const browser = app.newBrowser();
    expect(await (await signIn(browser, email)).json()).toEqual({ status: 'second_factor' });
    expect(await accountOf(browser)).toBeNull();
    await expectError(await finish(browser, { code: '123456' }), 'code_invalid');
    expect(await (await finish(browser, { code: codeOfApp(uri, 1) })).json()).toEqual({
      status: 'signed_in',
    });
    expect(await accountOf(browser)).toMatchObject({ email });
    await expectError(
      await finish(app.newBrowser(), { code: codeOfApp(uri, 1) }),
      'sign_in_expired',
    );
  });

  it('takes each code of the app once, whatever it was used for, and however many use it at once', async () => {
    const { email, browser, uri, first: used } = await protectedPerson();
    const others = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const one = app.newBrowser();
        await signIn(one, email);
        return one;
      }),
    );
    const [other = app.newBrowser()] = others;
    // The one that turned it on.
    await expectError(await finish(other, { code: used }), 'code_invalid');
    const code = codeOfApp(uri, 1);
    const answers = await Promise.all(others.map((one) => finish(one, { code })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
      '200',
      '422',
      '422',
      '422',
    ]);
    await expectError(await send(browser, 'second-factor/confirm', { code }), 'code_invalid');
  });

  it('is asked for after a code by mail too', async () => {
    const { email } = await protectedPerson();
    const browser = app.newBrowser();
    await send(browser, 'sign-in/code', { email });
    const mail = mailTo(app, email);
    const code = mail?.kind === 'sign_in_code' ? mail.code : '';
    const response = await send(browser, 'sign-in/with-code', { email, code });
    expect(await response.json()).toEqual({ status: 'second_factor' });
    expect(await accountOf(browser)).toBeNull();
  });

  it('gives recovery codes that can be written down by hand', async () => {
    const { codes } = await protectedPerson();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
  });

  it("takes the app's code with the gap that apps show", async () => {
    const { email, uri } = await protectedPerson();
    const browser = app.newBrowser();
    await signIn(browser, email);
    const code = codeOfApp(uri, 1).replace(/^.../, '$& ');
    expect((await finish(browser, { code })).status).toBe(200);
  });

  it('takes each recovery code once, from programs too', async () => {
    const { email, browser, codes } = await protectedPerson();
    const step = async () => {
      const response = await send(app.stranger, 'sign-in', {
        email,
        password: goodPassword,
        session_as: 'token',
      });
      return signedInSchema.parse(await response.json()).pending;
    };
    const [code = ''] = codes;
    const use = async () =>
      finish(app.stranger, { code, kind: 'recovery', session_as: 'token', pending: await step() });
    const first = signedInSchema.parse(await (await use()).json());
    expect(first.status).toBe('signed_in');
    await expectError(await use(), 'code_invalid');
    const replaced = await send(browser, 'recovery-codes', { password: goodPassword });
    expect(recoveryCodesSchema.parse(await replaced.json()).recovery_codes).not.toContain(codes[1]);
  });

  it.each([
    ['in capitals', (code: string) => code.toUpperCase()],
    ['without its hyphen', (code: string) => code.replace('-', '')],
    ['with a space for it', (code: string) => ` ${code.replace('-', ' ')} `],
    ['with a hyphen of a word processor', (code: string) => code.replace('-', '\u{2013}')],
  ])('takes a recovery code written %s', async (_how, written) => {
    const { email, codes } = await protectedPerson();
    const browser = app.newBrowser();
    await signIn(browser, email);
    const code = written(codes[0] ?? '');
    expect((await finish(browser, { code, kind: 'recovery' })).status).toBe(200);
    await signIn(browser, email);
    await expectError(await finish(browser, { code: codes[0], kind: 'recovery' }), 'code_invalid');
  });

  it.each(['the same recovery code', 'another recovery code each'])(
    'answers twelve sign-ins that use %s at once',
    async (which) => {
      const { email, codes } = await protectedPerson();
      const browsers = await Promise.all(
        Array.from({ length: 12 }, async () => {
          const browser = app.newBrowser();
          await signIn(browser, email);
          return browser;
        }),
      );
      const answers = await Promise.all(
        browsers.map((browser, place) => {
          const code = codes[which === 'the same recovery code' ? 0 : place % codes.length];
          return finish(browser, { code, kind: 'recovery' });
        }),
      );
      const statuses = new Set(answers.map(({ status }) => status));
      expect(statuses).toContain(200);
      // The tenth wrong code locks the account for a while.
      for (const status of statuses) expect([200, 401, 422, 429]).toContain(status);
    },
  );

  it('signs out everywhere else once it is on', async () => {
    const { email, browser } = await newPerson(app);
    const other = app.newBrowser();
    await signIn(other, email);
    const setup = await send(browser, 'second-factor', { password: goodPassword });
    const { uri } = secondFactorSetupSchema.parse(await setup.json());
    await send(browser, 'second-factor/confirm', { code: codeOfApp(uri) });
    expect(await accountOf(other)).toBeNull();
    expect(await accountOf(browser)).toMatchObject({ second_factor: true });
  });

  it('is turned off with the password', async () => {
    const { email, browser } = await protectedPerson();
    await expectError(
      await send(browser, 'second-factor/off', { password: 'no-no-no-no-1' }),
      'password_incorrect',
    );
    expect((await send(browser, 'second-factor/off', { password: goodPassword })).status).toBe(200);
    expect(await (await signIn(app.newBrowser(), email)).json()).toEqual({ status: 'signed_in' });
  });
});

describe('an access token', () => {
  const issue = async (client: Client) =>
    z.object({ access_token: z.string() }).parse(await (await send(client, 'token')).json())
      .access_token;

  it('is verified with the public keys', async () => {
    const { browser } = await newPerson(app);
    const token = await issue(browser);
    const keys: unknown = await (await app.stranger.fetch('/api/account/jwks')).json();
    const { payload } = await jwtVerify(
      token,
      createLocalJWKSet(
        z.object({ keys: z.array(z.looseObject({ kty: z.string() })) }).parse(keys),
      ),
    );
    expect(payload.exp).toBe((payload.iat ?? 0) + 15 * 60);
    expect(JSON.stringify(payload)).not.toContain('example.com');
  });

  it('opens what its account owns, but not the account', async () => {
    const { browser } = await newPerson(app);
    const home = await app.newProperty(browser);
    const token = await issue(browser);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await app.stranger.fetch(`/api/properties/${home}`, { headers })).status).toBe(200);
    const sessions = await app.stranger.fetch('/api/account/sessions', { headers });
    await expectError(sessions, 'session_missing');
  });

  it('is checked with keys that are read again after ten minutes', async () => {
    const { browser } = await newPerson(app);
    const headers = { Authorization: `Bearer ${await issue(browser)}` };
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const timesKeysAreRead = async () => {
      query.mockClear();
      expect((await app.stranger.fetch('/api/properties', { headers })).status).toBe(200);
      return query.mock.calls.filter((call) => JSON.stringify(call[0]).includes('signing_keys'))
        .length;
    };
    try {
      await timesKeysAreRead();
      app.clock.advance(10 * 60_000 + 1);
      expect(await timesKeysAreRead()).toBe(1);
      app.clock.advance(9 * 60_000);
      expect(await timesKeysAreRead()).toBe(0);
      app.clock.advance(60_000);
      expect(await timesKeysAreRead()).toBe(1);
    } finally {
      query.mockRestore();
    }
  });

  it('is worth nothing once it is forged or its session has ended', async () => {
    const { browser } = await newPerson(app);
    const token = await issue(browser);
    const list = (bearer: string) =>
      app.stranger.fetch('/api/properties', { headers: { Authorization: `Bearer ${bearer}` } });
    expect((await list(token)).status).toBe(200);
    const [head, , signature] = token.split('.');
    const claims = Buffer.from(
      JSON.stringify({ sub: crypto.randomUUID(), sid: crypto.randomUUID(), exp: 9e9 }),
    ).toString('base64url');
    await expectError(await list(`${head}.${claims}.${signature}`), 'invalid_jwt');
    await send(browser, 'sign-out', { scope: 'this' });
    await expectError(await list(token), 'session_missing');
  });
});

describe('the cleanup', () => {
  it('deletes only what has expired', async () => {
    const { email, browser } = await newPerson(app);
    const other = app.newBrowser();
    await signIn(other, email);
    const [waiting, forgotten] = [newEmail(), newEmail()];
    await signUp(app.newBrowser(), waiting);
    await signUp(app.newBrowser(), forgotten);
    const { admin } = app.database;
    const over = (await sessionsOf(browser)).find(({ current }) => !current)?.id;
    await admin.query('update auth.sessions set expires_at = now() where id = $1', [over]);
    await admin.query(
      `update auth.users set created_at = now() - interval '7 days' where email = any($1)`,
      [[email, forgotten]],
    );
    await admin.query(`insert into auth.verifications (id, identifier, value, expires_at)
      values (gen_random_uuid(), 'old', 'old', now()), (gen_random_uuid(), 'new', 'new', now() + interval '1 hour')`);

    await app.dependencies.accounts.cleanUp();

    const left = async (query: string, value: unknown) =>
      (await admin.query(query, [value])).rows.length;
    expect(await left('select from auth.sessions where id = $1', over)).toBe(0);
    expect(await left(`select from auth.verifications where identifier = $1`, 'old')).toBe(0);
    expect(await left(`select from auth.verifications where identifier = $1`, 'new')).toBe(1);
    expect(await left('select from auth.users where email = $1', forgotten)).toBe(0);
    expect(await left('select from auth.users where email = $1', waiting)).toBe(1);
    expect(await accountOf(browser)).toMatchObject({ email });
  });
});
