import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { openAuth, type AuthOptions } from './open-auth.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ ...database.connection, options: '-c role=dss_accounts' });
});

afterAll(async () => {
  await pool.end();
  await database.close();
});

/** Signs with the key that is stored encrypted. */
function sign(secrets: AuthOptions['secrets']) {
  const auth = openAuth({
    pool,
    secrets,
    origin: null,
    secureCookies: false,
    log: pino({ level: 'silent' }),
    sendMail: () => Promise.resolve(),
    passwords: null,
  });
  return auth.api.signJWT({ body: { payload: { sub: randomUUID() } } });
}

it('what was encrypted is readable after the secret was changed, twice, as long as the earlier ones are known', async () => {
  const [first, second, third] = [
    'the first secret of an installation',
    'the second secret of an installation',
    'the third secret of an installation',
  ] as const;
  await expect(sign([first])).resolves.toHaveProperty('token');
  await expect(sign([second, first])).resolves.toHaveProperty('token');
  await expect(sign([third, second, first])).resolves.toHaveProperty('token');
  await expect(sign([third, second])).rejects.toThrow(/decrypt/i);
});
