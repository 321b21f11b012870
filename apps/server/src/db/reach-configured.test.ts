import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { databaseSettings } from '../backup/testing/empty-database.ts';
import { readConfig, type DatabaseConfig } from '../config/index.ts';
import { pushServiceCertificate } from '../web-push/testing/push-service.ts';
import { assertReachable, explainRefusal } from './reach-configured.ts';

function configured(changes: Record<string, string> = {}): DatabaseConfig {
  const { database } = readConfig({ ...databaseSettings('postgres'), ...changes });
  if (database === null) throw new Error('none is configured');
  return database;
}

it('takes a PostgreSQL of this version', async () => {
  await expect(assertReachable(configured())).resolves.toBeUndefined();
});

it('refuses an older one before its SQL fails', async () => {
  await expect(assertReachable(configured(), 99)).rejects.toThrow(
    /^DATABASE_URL: PostgreSQL 18\.\d+ is too old\. Upgrade it to 99/,
  );
});

it('names the setting where nothing answers, or the database is missing', async () => {
  const nowhere = configured({ DATABASE_OWNER_URL: 'postgres://x@127.0.0.1:1/dss' });
  await expect(assertReachable(nowhere)).rejects.toThrow(
    /^DATABASE_OWNER_URL: no PostgreSQL answers there \(.*ECONNREFUSED.*\)\. Check that it runs/,
  );
  const { host, port, superuser } = inject('postgres');
  const missing = `postgres://${superuser}@localhost:${port}/none?host=${encodeURIComponent(host)}`;
  await expect(assertReachable(configured({ DATABASE_OWNER_URL: missing }))).rejects.toThrow(
    'DATABASE_OWNER_URL: database "none" does not exist. Create it first.',
  );
});

it('names the setting whose password is wrong', () => {
  const refusal = Object.assign(new Error('password authentication failed for user "dss_app"'), {
    code: '28P01',
  });
  expect(String(explainRefusal('DATABASE_URL', refusal))).toContain(
    'DATABASE_URL: PostgreSQL refuses its login (password authentication failed for user "dss_app"). Check',
  );
});

describe('names the setting, and what to do, where TLS to PostgreSQL fails:', () => {
  let server: Server;
  let address: string;
  /** What a PostgreSQL says when it is asked for TLS: yes or no. */
  let answer: 'S' | 'N';

  beforeAll(async () => {
    const certificate = await readFile(pushServiceCertificate);
    const key = await readFile(pushServiceCertificate.replace('.cert.', '.key.'));
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.write(answer);
        if (answer === 'N') return;
        const encrypted = new TLSSocket(socket, { isServer: true, cert: certificate, key });
        encrypted.on('error', () => undefined);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const bound = server.address();
    address = `postgres://x:y@127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/dss`;
  });

  afterAll(() => {
    server.close();
  });

  it.each([
    ['S', '?sslmode=verify-full', /certificate is not trusted \(self-signed .*in sslrootcert/],
    ['S', '?sslmode=verify-full&sslrootcert=/none.pem', /not there \(.*open '\/none\.pem'\)/],
    ['N', '?sslmode=verify-full', /has no TLS there\. Turn it on with ssl = on/],
  ] as const)('%s%s', async (said, parameters, expected) => {
    answer = said;
    const failed = await assertReachable(
      configured({ DATABASE_OWNER_URL: `${address}${parameters}` }),
    ).catch(String);
    expect(failed).toMatch(/^DatabaseRefused: DATABASE_OWNER_URL: /);
    expect(failed).toMatch(expected);
  });

  it('a server that wants it', () => {
    const text =
      'no pg_hba.conf entry for host "10.0.0.2", user "x", database "dss", no encryption';
    const refusal = Object.assign(new Error(text), { code: '28000' });
    expect(String(explainRefusal('DATABASE_URL', refusal))).toMatch(
      /DATABASE_URL: PostgreSQL wants encryption \(.*\)\. Add \?sslmode=verify-full/,
    );
  });
});

it('leaves other errors as they are', () => {
  const other = Object.assign(new Error('out of memory'), { code: '53200' });
  expect(explainRefusal('DATABASE_URL', other)).toBe(other);
});
