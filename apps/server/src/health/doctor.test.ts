import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databaseSettings, makeEmptyDatabase } from '../backup/testing/empty-database.ts';
import { startServiceServer, type ServiceServer } from '../external-http/testing/service-server.ts';
import { startMailServer, type MailServer } from '../mail/testing/mail-server.ts';
import { doctorWith } from '../terminal/doctor-command.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type DoctorOptions, diagnose } from './doctor.ts';
import { startPushService, type TestPushService } from '../web-push/testing/push-service.ts';

const plenty = () => Promise.resolve(8e9);

let folder: string;
let database: TestDatabase;
let mail: MailServer;
let services: ServiceServer;
/** Speaks https, by a certificate of its own making. */
let unknown: TestPushService;
let providerStatus = 200;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dss-doctor-'));
  await writeFile(path.join(folder, 'signing-secret'), randomBytes(32), { mode: 0o600 });
  const today = path.join(folder, 'backups', new Date().toISOString().slice(0, 10));
  await mkdir(today, { recursive: true });
  await writeFile(path.join(today, 'SHA256SUMS'), '');
  database = await createTestDatabase();
  mail = await startMailServer();
  unknown = await startPushService();
  services = await startServiceServer(({ path: asked }) =>
    asked === '/v1/models'
      ? { status: providerStatus, json: { data: [] } }
      : { status: 405, json: {} },
  );
});

afterEach(() => {
  providerStatus = 200;
});

afterAll(async () => {
  await mail.close();
  await unknown.close();
  await services.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Settings of a deployment in which all is well. */
function well(): Record<string, string> {
  return {
    ...databaseSettings(String(database.connection.database)),
    DATA_DIR: folder,
    BACKUPS_FOLDER: path.join(folder, 'backups'),
    PROFILE: 'production',
    SIGNING_SECRET: 'a secret of more than thirty-two characters',
    ORIGIN: 'https://score.example.org',
    CONTACT_EMAIL: 'hello@example.org',
    TRUSTED_PROXIES: '10.0.0.1',
    PRODUCTION_DOMAINS: 'score.example.org',
    ANALYTICS_KEY: 'phc_0123456789012345678901234567890123456789',
    ANALYTICS_HOST: 'https://us.i.posthog.com',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'score@example.org',
    POLICY_REVIEW_TO: 'reviews@example.org',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `${services.url}/v1`,
    AI_MODEL: 'a-model',
    AI_API_KEY: 'a-key',
    LEAD_API_URL: `${services.url}/leads`,
    LEAD_API_KEY: 'a secret of sixteen',
    SCORE_WEBHOOK_URL: `${services.url}/scores`,
    SCORE_WEBHOOK_KEY: 'a secret of sixteen',
    ALARM_WEBHOOK_URL: `${services.url}/alarms`,
    ALARM_MAIL_TO: 'operator@example.org',
  };
}

/** Lines of the doctor, with some settings or options changed, and its exit code. */
async function examine(
  changes: Record<string, string> = {},
  options: Omit<DoctorOptions, 'environment'> = {},
) {
  const environment = { ...well(), ...changes };
  const { signal } = new AbortController();
  return doctorWith({ environment, free: plenty, ...options }, [], signal);
}

it('says that all is well, in one line each', async () => {
  const { code, stdout } = await examine();
  const lines = stdout.trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith('ok')).slice(0, -1)).toEqual([]);
  expect(lines.at(-1)).toMatch(/^\d+ ok, 0 to look at, 0 failed\.$/);
  for (const line of [
    /^ok {4}Node +24\./,
    /^ok {4}Settings +PROFILE production, ROLE all$/,
    /^ok {4}Disk +8 GB free$/,
    /^ok {4}Backups +the newest is .+ old$/,
    /^ok {4}Database +PostgreSQL 18\.\d+, \d+ of \d+ connections in use$/,
    /^ok {4}Clock +agrees with the database's$/,
    /^ok {4}Migrations +all run$/,
    /^ok {4}Login +row-level security holds for it$/,
    /^ok {4}Queue +0 waiting$/,
    /^ok {4}Photos +The dss-images bucket at \S+ took an object, gave it back, listed and removed it\.$/,
    /^ok {4}Mail +Mail would be taken by the mail server 127\.0\.0\.1:\d+\.$/,
    /^ok {4}Analysis +openai-compatible \(a-model\) answers$/,
    /^ok {4}Leads +127\.0\.0\.1 answers$/,
    /^ok {4}Alarms +go to 127\.0\.0\.1 and operator@example\.org$/,
    /^ok {4}Scores +127\.0\.0\.1 answers$/,
  ]) {
    expect(lines).toContainEqual(expect.stringMatching(line));
  }
  expect(code).toBe(0);
  expect(mail.received).toEqual([]);
});

describe('what is wrong is said with what to do', () => {
  type Change = () => Record<string, string>;
  const failures: ReadonlyArray<readonly [string, Change, RegExp]> = [
    [
      'a wrong setting',
      () => ({ PORT: 'high' }),
      /fail {2}Settings +PORT must be .* Nothing else was checked/,
    ],
    [
      'a database that is away',
      () => ({
        DATABASE_URL: 'postgres://dss_app@127.0.0.1:1/dss',
        DATABASE_OWNER_URL: 'postgres://x@127.0.0.1:1/dss',
      }),
      /fail {2}Database +DATABASE_OWNER_URL: .*ECONNREFUSED.* Check that it runs/,
    ],
    [
      'an address of the application where nothing answers, beside an owner’s that is right',
      () => ({ DATABASE_URL: 'postgres://dss_app@127.0.0.1:1/dss' }),
      /fail {2}Database +DATABASE_URL: .*ECONNREFUSED.* Check that it runs, and the address\.\n/,
    ],
    [
      'a login that may do everything',
      () => ({ DATABASE_URL: well()['DATABASE_OWNER_URL'] ?? '' }),
      /fail {2}Login +DATABASE_URL must name a login that owns no table/,
    ],
    [
      'a bucket that is away',
      () => ({
        STORAGE_URL: 'http://127.0.0.1:1/photos',
        STORAGE_ACCESS_KEY_ID: 'a',
        STORAGE_SECRET_ACCESS_KEY: 'hush-hush',
      }),
      /fail {2}Photos +Photos can't be stored at http:\/\/127\.0\.0\.1:1\/photos: it does not answer/,
    ],
    [
      'a mail server that is away',
      () => ({ SMTP_URL: 'smtp://score:hush-hush@127.0.0.1:1' }),
      /fail {2}Mail +127\.0\.0\.1:1: .*ECONNREFUSED.* Check SMTP_URL/,
    ],
    [
      'a mail server that is asked for TLS at once, and knows only STARTTLS',
      () => ({ SMTP_URL: `smtps://score:hush-hush@127.0.0.1:${mail.port}` }),
      /fail {2}Mail +127\.0\.0\.1:\d+: it doesn't speak TLS there\. Try smtp:\/\/ in SMTP_URL/,
    ],
    [
      'a sink whose certificate no public authority signed',
      () => ({ LEAD_API_URL: `https://${unknown.host}/leads` }),
      /fail {2}Leads +localhost: no public authority signed its certificate\..*NODE_EXTRA_CA_CERTS/,
    ],
    [
      'a model that is away',
      () => ({ AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_API_KEY: 'hush-hush' }),
      /fail {2}Analysis +openai-compatible \(a-model\) at \S+: .* Until then the built-in analyzer stands in/,
    ],
    [
      'a sink that is away',
      () => ({ LEAD_API_URL: 'http://127.0.0.1:1/leads' }),
      /fail {2}Leads +127\.0\.0\.1: .* Check LEAD_API_URL/,
    ],
  ];
  it.each(failures)('%s', async (_what, changes, line) => {
    const { code, stdout } = await examine(changes());
    expect(stdout).toMatch(line);
    expect(code).toBe(1);
    expect(stdout).not.toContain('hush-hush');
  });

  it('a refused key', async () => {
    providerStatus = 401;
    const { code, stdout } = await examine();
    expect(stdout).toMatch(/fail {2}Analysis +.* refuses the key \(status 401\)\. Check it/);
    expect(code).toBe(1);
  });

  it('a full disk', async () => {
    const full = await examine({}, { free: () => Promise.resolve(200e6) });
    expect(full.stdout).toMatch(/fail {2}Disk +200 MB free\. No photo is taken below 256 MB/);
    expect(full.code).toBe(1);
  });

  it('a nearly full disk', async () => {
    const nearly = await examine({}, { free: () => Promise.resolve(900e6) });
    expect(nearly.stdout).toMatch(/warn {2}Disk +900 MB free\. Make room/);
    expect(nearly.code).toBe(0);
  });

  it('backups that nobody makes anymore, never made, or that have no place', async () => {
    const late = await examine({}, { now: () => Date.now() + 5 * 86_400_000 });
    expect(late.stdout).toMatch(/warn {2}Backups +the newest is 5 d \d+ h old\. See why/);
    const none = await examine({ BACKUPS_FOLDER: folder });
    expect(none.stdout).toMatch(/warn {2}Backups +there is none\. Make one: /);
    const unset = await examine({ BACKUPS_FOLDER: '' });
    expect(unset.stdout).toMatch(/warn {2}Backups +BACKUPS_FOLDER is unset/);
    const nowhere = await examine({ BACKUPS_FOLDER: path.join(folder, 'nowhere') });
    expect(nowhere.stdout).toMatch(/fail {2}Backups +.*ENOENT.*can't be listed there/);
    expect(nowhere.code).toBe(1);
  });

  it('a clock that goes wrong', async () => {
    const late = await examine({}, { now: () => Date.now() - 90_000 });
    expect(late.stdout).toMatch(/fail {2}Clock +90 s behind the database's\. Let both follow/);
    expect(late.stdout).toMatch(/fail {2}Clock +\d+ s behind that of 127\.0\.0\.1/);
    const early = await examine({}, { now: () => Date.now() + 20_000 });
    expect(early.stdout).toMatch(/warn {2}Clock +20 s ahead of the database's/);
    expect(early.code).toBe(0);
  });

  it('a database of another version', async () => {
    const empty = await makeEmptyDatabase();
    try {
      const behind = await examine(empty.settings);
      expect(behind.stdout).toMatch(
        /warn {2}Migrations +to run: 0000_tables, (?:\d{4}_\w+, )*functions, triggers, policies and grants\. Back up/,
      );
      await empty.admin.query(
        `create schema drizzle authorization dss_owner;
         create table drizzle.__drizzle_migrations (created_at bigint);
         alter table drizzle.__drizzle_migrations owner to dss_owner;
         insert into drizzle.__drizzle_migrations values (99999999999999)`,
      );
      const ahead = await examine(empty.settings);
      expect(ahead.stdout).toMatch(/fail {2}Migrations +a newer version of the product migrated/);
      await empty.admin.query('update drizzle.__drizzle_migrations set created_at = 1');
      const tooOld = await examine(empty.settings);
      expect(tooOld.stdout).toMatch(
        /fail {2}Migrations .*this one can't upgrade\. Start the version of/,
      );
    } finally {
      await empty.drop();
    }
  });

  it('photos and a signing secret that are gone though somebody is known', async () => {
    const owner = await database.newVisitor();
    const home = await database.newProperty(owner);
    await database.admin.query(
      `insert into images (id, property_id, image_id, source_url, working_path, thumbnail_path, content_type, width, height, bytes,
         sha256, working_sha256, urls_signed_at)
       values (gen_random_uuid(), $1, 'front', 'dss-images/a/b.jpg', 'a/b.working.jpg', 'a/b.thumbnail.webp', 'image/jpeg', 1, 1, 1, 'x', 'x', now())`,
      [home],
    );
    const elsewhere = path.join(folder, 'elsewhere');
    await mkdir(elsewhere);
    const { stdout } = await examine({
      DATA_DIR: elsewhere,
      PROFILE: 'local',
      SIGNING_SECRET: '',
    });
    expect(stdout).toMatch(/fail {2}Signing secret +\S+ is missing: whoever has a home here/);
    expect(stdout).toMatch(/fail {2}Photos +1 of the 1 newest photos are not there/);
    await database.admin.query('delete from properties');
  });

  it('a signing secret that isn’t the one in use, nor follows it', async () => {
    await database.newVisitor();
    await database.admin.query(`insert into signing_secret (fingerprint) values ('another')`);
    const { stdout, code } = await examine();
    expect(stdout).toMatch(/fail {2}Signing secret +This database was used with another/);
    expect(code).toBe(1);
    await database.admin.query('delete from signing_secret');
  });

  it('what a deployment should have', async () => {
    const { stdout } = await examine({
      ORIGIN: 'http://score.example.org',
      SMTP_URL: '',
      CONTACT_EMAIL: '',
      POLICY_REVIEW_TO: '',
      ANALYTICS_KEY: '',
      ALARM_MAIL_TO: '',
      ALARM_WEBHOOK_URL: '',
    });
    expect(stdout).toMatch(
      /warn {2}Settings +Missing \S+ environment variables: ANALYTICS_KEY\. Pages show a banner until they are set\. ANALYTICS_KEY=off if you want none\.\n/,
    );
    expect(stdout).toMatch(
      /warn {2}Settings +ORIGIN is http:\S+\. Put a proxy with https in front/,
    );
    expect(stdout).toMatch(/warn {2}Settings +CONTACT_EMAIL is unset: the legal pages say/);
    expect(stdout).toMatch(/warn {2}Settings +POLICY_REVIEW_TO is unset/);
    expect(stdout).toMatch(/warn {2}Mail +No mail is sent, .* Set SMTP_URL, or nobody gets them\./);
    expect(stdout).toMatch(/warn {2}Alarms +nobody is told once something fails/);
  });
});

it('says that there is no database yet, without starting one', async () => {
  const environment = { DATA_DIR: path.join(folder, 'new'), AI_PROVIDER: 'built-in' };
  const results = await diagnose({ environment, free: plenty }, new AbortController().signal);
  expect(results).toContainEqual({
    severity: 'ok',
    title: 'Database',
    found: 'none yet: the first start makes it',
  });
  expect(existsSync(environment.DATA_DIR)).toBe(false);
});

it('refuses a Node that is too old', async () => {
  const { stdout } = await examine({}, { nodeVersion: '20.20.2' });
  expect(stdout).toMatch(/fail {2}Node +20\.20\.2 is too old\. Install Node 24/);
});

it('names commands as they are called: by dss where the product is installed, by npm elsewhere', async () => {
  const here = process.env['npm_lifecycle_event'];
  const said = async (caller: string) => {
    process.env['npm_lifecycle_event'] = caller;
    return (await examine({ BACKUPS_FOLDER: folder })).stdout;
  };
  try {
    expect(await said('dss')).toMatch(/Make one: dss backup$/m);
    expect(await said('doctor')).toMatch(/Make one: npm run backup$/m);
  } finally {
    if (here === undefined) delete process.env['npm_lifecycle_event'];
    else process.env['npm_lifecycle_event'] = here;
  }
});
