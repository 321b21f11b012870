import { createHmac, randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outageOf } from '../outages/index.ts';
import { toKnownError } from './auth-errors.ts';
import { openAuth, type Auth } from './open-auth.ts';

const secret = 'a secret of this test alone';
const by = { origin: 'http://localhost', locale: 'en' } as const;
const lines: string[] = [];

describe('accounts while the database is away', () => {
  let auth: Auth;
  // Nothing listens on this port.
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });

  beforeAll(() => {
    auth = openAuth({
      pool,
      secrets: [secret],
      origin: null,
      secureCookies: false,
      log: pino({}, { write: (line: string) => lines.push(line) }),
      sendMail: () => Promise.reject(new Error('there is no mail to send')),
      passwords: null,
    });
  });
  afterAll(() => pool.end());

  it.each([
    {
      asked: 'who is signed in',
      ask: (): Promise<unknown> => {
        const token = `${randomUUID()}~token`;
        const signature = createHmac('sha256', secret).update(token).digest('base64');
        const cookie = `dss.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
        return auth.api.getSession({ headers: new Headers({ cookie }) });
      },
    },
    {
      asked: 'to sign somebody in',
      ask: (): Promise<unknown> =>
        auth.api.signInEmail({ body: { email: 'a@example.com', password: 'secret-1' } }),
    },
  ])('say so when asked $asked, and log no fault', async ({ ask }) => {
    const failure = await auth.causing(by, ask).then(() => null, toKnownError);
    expect(outageOf(failure)).toBe('database_unavailable');
    expect(lines).toEqual([]);
  });
});
