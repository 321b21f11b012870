import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newEmail, newPerson, signUp } from '../accounts/testing/people.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { runOperatorCommand } from './operator-command.ts';
import { exitCodes } from './outcome.ts';

let app: TestApp;
let settings: Readonly<Record<string, string>>;

beforeAll(async () => {
  app = await startTestApp();
  const { host, port, superuser } = inject('postgres');
  const address = (user: string) =>
    `postgres://${user}@localhost:${port}/${String(app.database.connection.database)}?host=${encodeURIComponent(host)}`;
  settings = { DATABASE_URL: address('dss_app'), DATABASE_OWNER_URL: address(superuser) };
});

afterAll(() => app.close());

const operator = (...args: string[]) =>
  runOperatorCommand(args, new AbortController().signal, () => undefined, settings);

describe('the command that names operators', () => {
  it('lists an account from when it is added until it is removed', async () => {
    const { email } = await newPerson(app);
    expect(await operator('add', email.toUpperCase())).toMatchObject({ code: exitCodes.success });
    expect((await operator('add', email)).stdout).toBe(`${email} was an operator already.\n`);
    expect((await operator('list')).stdout).toBe(`${email}\n`);
    expect((await operator('remove', email)).stdout).toBe(`${email} is no longer an operator.\n`);
    expect((await operator('list')).stdout).toBe('There are no operators.\n');
  });

  it('refuses an address without an account, or one that was never confirmed', async () => {
    const waiting = newEmail();
    await signUp(app.stranger, waiting);
    for (const email of [newEmail(), waiting]) {
      const { code, stderr } = await operator('add', email);
      expect(code).toBe(exitCodes.badInput);
      expect(stderr).toContain(`no account with the confirmed address ${email}`);
    }
  });

  it.each([[[]], [['add']], [['promote', 'ana@example.com']], [['add', 'a@b.c', 'd@e.f']]])(
    'explains itself when it is given %j',
    async (args) => {
      const { code, stderr } = await operator(...args);
      expect(code).toBe(exitCodes.badInput);
      expect(stderr).toContain('npm run operator -- add EMAIL');
    },
  );
});

it('says where to look when the database does not answer, with the code of a failure', async () => {
  const nobody = 'postgres://dss_app@127.0.0.1:1/dss';
  const away = { DATABASE_URL: nobody, DATABASE_OWNER_URL: nobody };
  const { code, stderr } = await runOperatorCommand(
    ['list'],
    new AbortController().signal,
    () => undefined,
    away,
  );
  expect(code).toBe(exitCodes.failure);
  expect(stderr).toMatch(/DATABASE_OWNER_URL: no PostgreSQL answers there .*ECONNREFUSED/);
});
