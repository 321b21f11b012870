import { scryptSync } from 'node:crypto';
import { currentAccountSchema, errorBodySchema, signedInSchema } from '@dss/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { specifiedLimits, wideLimits } from '../testing/rate-limits.ts';
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

async function accountOf(client: Client) {
  const response = await client.fetch('/api/account');
  expect(response.status).toBe(200);
  return currentAccountSchema.strict().parse(await response.json()).account;
}

const verify = (client: Client, token: string, chosen: object = {}) =>
  client.send('POST', '/api/account/verify-email', { token, ...chosen });
/** What is typed where a link is opened that isn't opened in the browser that signed up. */
const chosen = { name: 'Ana Ruiz', password: goodPassword };

describe('signing up', () => {
  it('begins no session before the mailed link is confirmed', async () => {
    const browser = app.newBrowser();
    const email = newEmail();
    const response = await signUp(browser, email);
    expect(await response.json()).toEqual({ status: 'ok' });
    expect([...browser.cookies.keys()]).toEqual(['dss.sign_up']);
    expect(await accountOf(browser)).toBeNull();
    await expectError(await signIn(browser, email), 'email_not_verified');

    const mail = mailTo(app, email);
    expect(mail).toMatchObject({ kind: 'verify_email', locale: 'en' });
    expect((await verify(browser, linkTokenTo(app, email))).status).toBe(200);
    expect(await accountOf(browser)).toMatchObject({ email, name: 'Ana Ruiz', operator: false });
  });

  it('confirms a link once', async () => {
    const email = newEmail();
    await signUp(app.newBrowser(), email);
    const token = linkTokenTo(app, email);
    const answers = await Promise.all([1, 2, 3].map(() => verify(app.newBrowser(), token, chosen)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410', '410']);
  });

  it('makes one account of a form that was sent several times at once', async () => {
    const email = newEmail();
    const answers = await Promise.all([1, 2, 3].map(() => signUp(app.newBrowser(), email)));
    for (const answer of answers) expect(await answer.json()).toEqual({ status: 'ok' });
    const links = app.accountMails.flatMap((mail) =>
      mail.kind === 'verify_email' && mail.to === email ? [new URL(mail.url).hash.slice(1)] : [],
    );
    const opened = await Promise.all(links.map((token) => verify(app.newBrowser(), token, chosen)));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('says the same for an address that has an account, whose owner gets a mail', async () => {
    const { email } = await newPerson(app);
    const again = await signUp(app.newBrowser(), email, 'another-harbor-for-9-crows');
    const fresh = await signUp(app.newBrowser(), newEmail());
    expect(await again.json()).toEqual(await fresh.json());
    expect([...again.headers.keys()]).toEqual([...fresh.headers.keys()]);
    expect(mailTo(app, email)).toMatchObject({ kind: 'account_exists' });
    expect((await signIn(app.newBrowser(), email)).status).toBe(200);
  });

  describe("with somebody else's address", () => {
    const strangers = 'first-comer-of-17-hills';
    const signUpAsStranger = (email: string) =>
      app.stranger.send('POST', '/api/account/sign-up', {
        name: 'Mallory',
        email,
        password: strangers,
      });
    /** Tables of the accounts' schema in which anything is left of a user. */
    async function tablesNaming(userId: string): Promise<string[]> {
      const { rows } = await app.database.admin.query<{ name: string }>(
        `select table_name as name from information_schema.columns
         where table_schema = 'auth' and column_name = 'user_id'`,
      );
      const found = await Promise.all(
        rows.map(async ({ name }) => {
          const { rowCount } = await app.database.admin.query(
            `select from auth.${name} where user_id = $1`,
            [userId],
          );
          return rowCount === 0 ? [] : [name];
        }),
      );
      return found.flat().toSorted();
    }

    it('leaves nothing that survives the confirmation', async () => {
      const email = newEmail();
      await signUpAsStranger(email);
      const token = linkTokenTo(app, email);
      const { admin } = app.database;
      const { rows } = await admin.query<{ id: string }>(
        'select id from auth.users where email = $1',
        [email],
      );
      const before = rows[0]?.id ?? '';
      // No request can do this yet; the confirmation doesn't depend on that.
      await admin.query(
        `insert into auth.sessions (id, token, user_id, expires_at) values (gen_random_uuid(), $2, $1, now() + interval '1 day')`,
        [before, `${before}~kept`],
      );
      await admin.query(
        `insert into auth.two_factors (id, secret, backup_codes, user_id) values (gen_random_uuid(), 's', 'b', $1)`,
        [before],
      );
      await admin.query(
        `insert into auth.passkeys (id, public_key, user_id, credential_id, counter, device_type, backed_up)
         values (gen_random_uuid(), 'k', $1, $2, 0, 'singleDevice', false)`,
        [before, crypto.randomUUID()],
      );
      expect(await tablesNaming(before)).toEqual([
        'credentials',
        'passkeys',
        'sessions',
        'two_factors',
      ]);

      const owner = app.newBrowser();
      await expectError(await verify(owner, token), 'new_password_needed');
      expect(await accountOf(owner)).toBeNull();
      expect((await verify(owner, token, chosen)).status).toBe(200);

      expect(await accountOf(owner)).toMatchObject({ name: 'Ana Ruiz', second_factor: false });
      expect(await tablesNaming(before)).toEqual([]);
      await expectError(await signIn(app.newBrowser(), email, strangers), 'invalid_credentials');
      expect((await signIn(app.newBrowser(), email)).status).toBe(200);
    });

    it.each(['older', 'newer'])(
      'never confirms their password by the %s of two links, even in the browser that signed up before',
      async (which) => {
        const email = newEmail();
        const owner = app.newBrowser();
        await signUp(owner, email);
        const older = linkTokenTo(app, email);
        await signUpAsStranger(email);
        const token = which === 'older' ? older : linkTokenTo(app, email);
        await expectError(await verify(owner, token), 'new_password_needed');
        expect((await verify(owner, token, chosen)).status).toBe(200);
        await expectError(await signIn(app.newBrowser(), email, strangers), 'invalid_credentials');
      },
    );

    it("takes no other browser's word for having signed up", async () => {
      const [email, other] = [newEmail(), newEmail()];
      await signUpAsStranger(email);
      const browser = app.newBrowser();
      await signUp(browser, other);
      await expectError(await verify(browser, linkTokenTo(app, email)), 'new_password_needed');
    });

    it.each(['sign-in/code', 'forgotten-password'])(
      'mails its owner the link that confirms it, for %s too',
      async (step) => {
        const email = newEmail();
        await signUpAsStranger(email);
        await app.stranger.send('POST', `/api/account/${step}`, { email });
        expect(app.accountMails.filter(({ to }) => to === email)).toEqual([
          expect.objectContaining({ kind: 'verify_email' }),
          expect.objectContaining({ kind: 'verify_email' }),
        ]);
        expect((await verify(app.newBrowser(), linkTokenTo(app, email), chosen)).status).toBe(200);
      },
    );
  });

  it('spends no link on a weak password, and none for an address that is confirmed', async () => {
    const email = newEmail();
    await signUp(app.newBrowser(), email);
    const first = linkTokenTo(app, email);
    await app.stranger.send('POST', '/api/account/verification-mail', { email });
    const second = linkTokenTo(app, email);
    const weak = await verify(app.newBrowser(), first, { name: 'Ana Ruiz', password: 'ana.ruiz' });
    expect(errorBodySchema.parse(await weak.json()).error.reasons).toContain('personal');
    expect((await verify(app.newBrowser(), first, chosen)).status).toBe(200);
    const late = { name: 'Mallory', password: 'otter4damSevn' };
    await expectError(await verify(app.newBrowser(), second), 'account_link_invalid');
    await expectError(await verify(app.newBrowser(), second, late), 'account_link_invalid');
  });

  it.each([
    ['short', ['too_short']],
    ['9Qv-mesa#Lt', ['too_short']],
    ['password123', ['common_password']],
    ['ana.ruiz', ['personal']],
    ['aaaaaaaaaaaa', ['repeats']],
    ['qwertyuiop[]', ['keyboard_pattern']],
  ])('refuses the password %s with its reasons', async (password, reasons) => {
    const response = await signUp(app.newBrowser(), newEmail(), password);
    expect(response.status).toBe(422);
    const { error } = errorBodySchema.parse(await response.json());
    expect(error.code).toBe('weak_password');
    expect(error.reasons).toEqual(expect.arrayContaining(reasons));
  });

  it('refuses what is no address', async () => {
    await expectError(await signUp(app.newBrowser(), 'ana@'), 'invalid_email');
  });
});

describe('signing in', () => {
  it('sets a cookie that scripts and other sites never get', async () => {
    const { email } = await newPerson(app);
    const response = await signIn(app.newBrowser(), email);
    const [session = ''] = response.headers
      .getSetCookie()
      .filter((set) => set.startsWith('dss.session_token='));
    expect(session).toMatch(/; HttpOnly/);
    expect(session).toMatch(/; SameSite=Lax/);
  });

  it('sets only cookies of this host over https', async () => {
    const secure = await startTestApp({ origin: 'https://dss.example' });
    try {
      const browser = secure.newBrowser('https://dss.example');
      const { email } = await newPerson(secure, browser);
      const again = await signIn(secure.newBrowser('https://dss.example'), email);
      const lines = again.headers.getSetCookie();
      expect(lines.map((line) => line.split('=', 1)[0])).toEqual([
        '__Host-dss.session_token',
        '__Host-dss.browser',
      ]);
      for (const line of lines) {
        expect(line).toMatch(/; Path=\/(?=;|$)/);
        expect(line).toMatch(/; Secure/);
        expect(line).not.toMatch(/; Domain=/);
      }
      expect([...browser.cookies.keys()].toSorted()).toEqual([
        '__Host-dss.browser',
        '__Host-dss.session_token',
        '__Host-dss.sign_up',
      ]);
      expect(await accountOf(browser)).toMatchObject({ email });
    } finally {
      await secure.close();
    }
  });

  it('answers a wrong password like an unknown address', async () => {
    const { email } = await newPerson(app);
    const wrong = await expectError(
      await signIn(app.newBrowser(), email, 'not-it-at-all-77'),
      'invalid_credentials',
    );
    const unknown = await expectError(
      await signIn(app.newBrowser(), newEmail()),
      'invalid_credentials',
    );
    expect(wrong.message).toBe(unknown.message);
  });

  it('is refused to the pages of other sites', async () => {
    const { email } = await newPerson(app);
    await expectError(
      await signIn(app.newBrowser('https://evil.example'), email),
      'foreign_origin',
    );
  });

  it('hands programs a token that does what the cookie does', async () => {
    const { email } = await newPerson(app);
    const response = await app.stranger.send('POST', '/api/account/sign-in', {
      email,
      password: goodPassword,
      session_as: 'token',
    });
    expect(response.headers.getSetCookie()).toEqual([]);
    const { session_token: token = '' } = signedInSchema.parse(await response.json());
    const headers = { Authorization: `Bearer ${token}` };
    const account = await app.stranger.fetch('/api/account', { headers });
    const held = currentAccountSchema.parse(await account.json()).account;
    expect(held).toMatchObject({ email });
    expect(Date.parse(held?.session.expires_at ?? '')).toBeGreaterThan(Date.now());
    const forged = { Authorization: `Bearer ${token.slice(0, -4)}AAA=` };
    await expectError(
      await app.stranger.fetch('/api/account', { headers: forged }),
      'visitor_token_invalid',
    );
  });
});

describe('a code by mail', () => {
  it('signs in once', async () => {
    const { email } = await newPerson(app);
    await app.stranger.send('POST', '/api/account/sign-in/code', { email });
    const mail = mailTo(app, email);
    if (mail?.kind !== 'sign_in_code') throw new Error('no code was mailed');
    const use = (client: Client, code: string) =>
      client.send('POST', '/api/account/sign-in/with-code', { email, code });
    await expectError(await use(app.stranger, '000000'), 'code_invalid');
    const browser = app.newBrowser();
    expect((await use(browser, mail.code)).status).toBe(200);
    expect(await accountOf(browser)).toMatchObject({ email });
    await expectError(await use(app.newBrowser(), mail.code), 'code_invalid');
  });

  it('is never sent to an address without an account', async () => {
    const email = newEmail();
    const response = await app.stranger.send('POST', '/api/account/sign-in/code', { email });
    expect(await response.json()).toEqual({ status: 'ok' });
    expect(mailTo(app, email)).toBeUndefined();
  });
});

describe('a forgotten password', () => {
  it('is replaced by a link that works once', async () => {
    const { email } = await newPerson(app);
    await app.stranger.send('POST', '/api/account/forgotten-password', { email });
    const token = linkTokenTo(app, email);
    const password = 'otter4damSevn';
    const reset = () =>
      app.stranger.send('POST', '/api/account/reset-password', { token, password });
    expect((await reset()).status).toBe(200);
    await expectError(await reset(), 'account_link_invalid');
    await expectError(await signIn(app.newBrowser(), email), 'invalid_credentials');
    expect((await signIn(app.newBrowser(), email, password)).status).toBe(200);
  });

  it('is judged only with a link that works', async () => {
    const reset = (token: string) =>
      app.stranger.send('POST', '/api/account/reset-password', { token, password: 'weak' });
    await expectError(await reset('nobody-was-sent-this'), 'account_link_invalid');
    const { email } = await newPerson(app);
    await app.stranger.send('POST', '/api/account/forgotten-password', { email });
    await expectError(await reset(linkTokenTo(app, email)), 'weak_password');
    // It wasn't spent.
    await expectError(await reset(linkTokenTo(app, email)), 'weak_password');
  });

  it('ends every session once it is replaced', async () => {
    const { email, browser } = await newPerson(app);
    await app.stranger.send('POST', '/api/account/forgotten-password', { email });
    await app.stranger.send('POST', '/api/account/reset-password', {
      token: linkTokenTo(app, email),
      password: 'otter4damSevn',
    });
    expect(await accountOf(browser)).toBeNull();
  });

  it('is answered alike for an address without an account', async () => {
    const email = newEmail();
    const response = await app.stranger.send('POST', '/api/account/forgotten-password', { email });
    expect(await response.json()).toEqual({ status: 'ok' });
    expect(mailTo(app, email)).toBeUndefined();
  });
});

describe('the time of an answer', () => {
  it('is at least as long for an address without an account as a mail takes', async () => {
    const slow = await startTestApp({ minAnswerMs: 300 });
    try {
      for (const step of ['forgotten-password', 'sign-in/code', 'verification-mail']) {
        const asked = performance.now();
        await slow.stranger.send('POST', `/api/account/${step}`, { email: newEmail() });
        // Timers may be a millisecond early.
        expect(performance.now() - asked).toBeGreaterThan(298);
      }
    } finally {
      await slow.close();
    }
  });
});

describe('mails that anybody can cause', () => {
  it('go to one address a few times an hour, whoever asks; what happened in an account is always told', async () => {
    const limits = { ...wideLimits.limits, mailToAddress: { max: 3, windowMs: 3_600_000 } };
    const strict = await startTestApp({ rateLimits: { ...wideLimits, limits } });
    try {
      const { email, browser } = await newPerson(strict);
      const mails = () => strict.accountMails.filter(({ to }) => to === email).length;
      const change = (to: string) =>
        browser.send('POST', '/api/account/email', { email: to, password: goodPassword });
      for (const step of ['forgotten-password', 'sign-in/code', 'forgotten-password']) {
        const asked = await strict.stranger.send('POST', `/api/account/${step}`, { email });
        expect(asked.status).toBe(200);
      }
      // The first one confirmed the address.
      expect(mails()).toBe(3);
      const stranger = newEmail();
      for (let time = 0; time < 5; time += 1) expect((await change(stranger)).status).toBe(200);
      expect(strict.accountMails.filter(({ to }) => to === stranger)).toHaveLength(3);
      expect(mails()).toBe(8);
    } finally {
      await strict.close();
    }
  });
});

describe('signing out', () => {
  it('ends this session, the others, or all of them', async () => {
    const { email, browser: one } = await newPerson(app);
    const [two, three] = [app.newBrowser(), app.newBrowser()];
    await signIn(two, email);
    await signIn(three, email);
    const leave = (client: Client, scope: string) =>
      client.send('POST', '/api/account/sign-out', { scope });

    expect((await leave(one, 'this')).status).toBe(200);
    expect(await accountOf(one)).toBeNull();
    expect(await accountOf(two)).not.toBeNull();
    await leave(two, 'others');
    expect(await accountOf(three)).toBeNull();
    expect(await accountOf(two)).not.toBeNull();
    await leave(two, 'all');
    expect(await accountOf(two)).toBeNull();
    await expectError(await leave(two, 'this'), 'session_missing');
  });
});

describe('attempts', () => {
  const wrong = 'not-it-at-all-77';
  let strict: TestApp;

  beforeAll(async () => {
    // Requests say by X-Forwarded-For from which network they come.
    const loopback = { address: '127.0.0.1', bits: 32, family: 'ipv4' } as const;
    strict = await startTestApp({
      rateLimits: {
        ...specifiedLimits,
        limits: {
          ...wideLimits.limits,
          signIn: specifiedLimits.limits.signIn,
          accountMail: specifiedLimits.limits.accountMail,
        },
        trustedProxies: [loopback],
      },
    });
  });

  afterAll(() => strict.close());

  const from = (network: string, client: Client, step: string, body: object) =>
    client.fetch(`/api/account/${step}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': network },
      body: JSON.stringify(body),
    });
  const tries = async (
    network: string,
    client: Client,
    step: string,
    body: object,
    times: number,
  ) => {
    for (let time = 0; time < times; time += 1) await from(network, client, step, body);
  };

  it('are limited for an account at a network', async () => {
    const email = newEmail();
    await tries('192.0.2.1', strict.stranger, 'sign-in', { email, password: wrong }, 10);
    const body = { email, password: wrong };
    const refused = await from('192.0.2.1', strict.stranger, 'sign-in', body);
    expect(refused.headers.has('Retry-After')).toBe(true);
    await expectError(refused, 'too_many_sign_ins');
    await expectError(
      await from('192.0.2.1', strict.stranger, 'sign-in', { email: newEmail(), password: wrong }),
      'invalid_credentials',
    );
  });

  it("don't lock its owner out at another network, with the password or by mail", async () => {
    const { email } = await newPerson(strict);
    await tries('192.0.2.2', strict.stranger, 'sign-in', { email, password: wrong }, 11);
    await tries('192.0.2.2', strict.stranger, 'forgotten-password', { email }, 6);
    const owner = strict.newBrowser();
    const password = goodPassword;
    expect((await from('198.51.100.2', owner, 'sign-in', { email, password })).status).toBe(200);
    const asked = await from('198.51.100.2', owner, 'forgotten-password', { email });
    expect(asked.status).toBe(200);
    expect(mailTo(strict, email)).toMatchObject({ kind: 'reset_password' });
  });

  it("don't lock out a browser that signed in before, even at the same network", async () => {
    const { email, browser } = await newPerson(strict);
    const password = goodPassword;
    await browser.send('POST', '/api/account/sign-out', { scope: 'this' });
    await tries('192.0.2.3', strict.stranger, 'sign-in', { email, password: wrong }, 11);
    await expectError(
      await from('192.0.2.3', strict.newBrowser(), 'sign-in', { email, password }),
      'too_many_sign_ins',
    );
    expect((await from('192.0.2.3', browser, 'sign-in', { email, password })).status).toBe(200);
    // In turn, such a browser may not guess more often than others.
    await tries('192.0.2.3', browser, 'sign-in', { email, password: wrong }, 10);
    await expectError(
      await from('198.51.100.3', browser, 'sign-in', { email, password }),
      'too_many_sign_ins',
    );
    // Its mark is worth nothing for another account.
    await tries(
      '192.0.2.4',
      strict.stranger,
      'sign-in',
      { email: 'eva@example.com', password },
      10,
    );
    await expectError(
      await from('192.0.2.4', browser, 'sign-in', { email: 'eva@example.com', password }),
      'too_many_sign_ins',
    );
  });

  it('from many networks are limited together, and a mailed code still signs in', async () => {
    const { email } = await newPerson(strict);
    for (let network = 0; network < 10; network += 1) {
      await tries(
        `203.0.113.${network}`,
        strict.stranger,
        'sign-in',
        { email, password: wrong },
        10,
      );
    }
    const owner = strict.newBrowser();
    await expectError(
      await from('198.51.100.5', owner, 'sign-in', { email, password: goodPassword }),
      'too_many_sign_ins',
    );
    await from('198.51.100.5', owner, 'sign-in/code', { email });
    const mail = mailTo(strict, email);
    if (mail?.kind !== 'sign_in_code') throw new Error('no code was mailed');
    const { code } = mail;
    const entered = await from('198.51.100.5', owner, 'sign-in/with-code', { email, code });
    expect(entered.status).toBe(200);
  });
});

describe('a password', () => {
  it('is kept as a scrypt hash with a salt of its own', async () => {
    const real = await startTestApp({ passwords: null });
    try {
      const [ana, eva] = [await newPerson(real), await newPerson(real)];
      const { rows } = await real.database.admin.query<{ password: string }>(
        'select password from auth.credentials',
      );
      const hashes = rows.map(({ password }) => {
        const [salt = '', hash] = password.split(':');
        const cost = { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 };
        expect(hash).toBe(scryptSync(goodPassword, salt, 64, cost).toString('hex'));
        return hash;
      });
      expect(new Set(hashes).size).toBe(2);
      expect((await signIn(real.newBrowser(), ana.email)).status).toBe(200);
      const wrong = await signIn(real.newBrowser(), eva.email, 'heron3weirNyn');
      await expectError(wrong, 'invalid_credentials');
    } finally {
      await real.close();
    }
  });
});

describe('the log', () => {
  it('names no address, password or token', async () => {
    const { email } = await newPerson(app);
    await signUp(app.newBrowser(), email);
    await signIn(app.newBrowser(), email, 'wrong-wrong-wrong-1');
    const log = app.logLines.join('\n');
    expect(log).not.toContain(email);
    expect(log).not.toContain(goodPassword);
    expect(log).not.toContain('wrong-wrong-wrong');
  });

  it('has a line for each sign-in, in which account and network are keyed hashes', async () => {
    const { email } = await newPerson(app);
    const since = app.logLines.length;
    await signIn(app.newBrowser(), email, 'wrong-wrong-wrong-1');
    await signIn(app.newBrowser(), email.toUpperCase());
    await signIn(app.newBrowser(), newEmail());
    const lines = app.logLines
      .slice(since)
      .map((line) => z.looseObject({ msg: z.string() }).parse(JSON.parse(line)))
      .filter(({ msg }) => msg === 'sign-in');
    const hash = expect.stringMatching(/^[\w-]{16}$/);
    expect(lines).toEqual([
      expect.objectContaining({ way: 'password', outcome: 'invalid_credentials', account: hash }),
      expect.objectContaining({ way: 'password', outcome: 'signed_in', network: hash }),
      expect.objectContaining({ way: 'password', outcome: 'invalid_credentials', account: hash }),
    ]);
    const [wrong, right, unknown] = lines.map(({ account }) => account);
    expect(right).toBe(wrong);
    expect(unknown).not.toBe(wrong);
    expect(lines.map(({ network }) => network)).not.toContain('127.0.0.1');
  });
});
