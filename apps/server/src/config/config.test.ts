import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { productionSettings } from '../testing/production-settings.ts';
import { ConfigError, readConfig } from './index.ts';

const { SIGNING_SECRET: secret } = productionSettings;
const database = {
  DATABASE_URL: 'postgres://app@db/dss',
  DATABASE_OWNER_URL: 'postgres://owner@db/dss',
};

const bucket = {
  STORAGE_URL: 'https://s3.example:9000/dss.photos-1',
  STORAGE_ACCESS_KEY_ID: 'id',
  STORAGE_SECRET_ACCESS_KEY: 'hunter2',
};

describe('the configuration', () => {
  it('needs no variable to run for this machine alone', () => {
    expect(readConfig({})).toEqual({
      profile: 'local',
      role: 'all',
      port: 3000,
      host: '127.0.0.1',
      origin: null,
      contactEmail: null,
      securityContact: null,
      nativeApps: false,
      firstView: true,
      dataDir: path.resolve('data'),
      backupsFolder: null,
      database: null,
      storage: null,
      mail: {
        smtp: null,
        from: { name: 'Defensible Space Score', address: 'score@localhost' },
        origin: null,
        contact: null,
        policyReviewTo: { name: '', address: 'agency@example.org' },
      },
      leads: { sink: null, projectName: 'DSS' },
      scoreReceiver: null,
      alarms: { webhookUrl: null, mailTo: null },
      retentionMonths: 12,
      signingSecret: null,
      earlierSecrets: [],
      logLevel: 'warn',
      analysisConcurrency: 2,
      clockOffsetMs: 0,
      ai: null,
      aiServiceName: null,
      localModels: expect.objectContaining({
        model: null,
        urls: { ollama: 'http://127.0.0.1:11434', 'lm-studio': 'http://127.0.0.1:1234' },
      }),
      publicServices: expect.objectContaining({ productionDomains: [], analytics: null }),
      googleMapsApiKey: null,
      places: expect.objectContaining({ google: null }),
      addressFacts: expect.objectContaining({ countyUrl: expect.any(String) }),
      fireWarnings: {
        weatherUrl: 'https://api.weather.gov',
        firesUrl: expect.any(String),
        userAgent: 'defensible-space-score',
      },
      push: {
        hosts: expect.arrayContaining(['fcm.googleapis.com', '*.push.apple.com']),
        contact: 'https://localhost',
      },
      imagery: expect.objectContaining({ maxBytes: 500 * 1024 * 1024 }),
      uploads: {
        memoryBytes: 256 * 1024 * 1024,
        pace: { idleMs: 30_000, minBytesPerSecond: 20_000, windowMs: 60_000 },
        maxWaitMs: 10_000,
      },
      rateLimits: expect.objectContaining({ networkFactor: 10, trustedProxies: [] }),
      telemetry: { metricsToken: null, traces: null },
      featuredPropertyId: null,
    });
  });

  it('leaves nobody to send anything to, and the list of deletions alone, in the rehearsal of a restore that docs/operations.md describes', async () => {
    const text = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
    const [, line = ''] =
      /^dss (DATA_DIR=\/var\/tmp\/dss-rehearsal PORT=[^]*?) start$/m.exec(text) ?? [];
    const changed: Record<string, string> = {};
    for (const [, name = '', value = ''] of line.matchAll(/([A-Z_]+)=(\S*)/g))
      changed[name] = value;
    expect(changed).toMatchObject({ PORT: '3999' });

    const config = readConfig({
      ...productionSettings,
      BACKUPS_FOLDER: '/var/backups/dss',
      SMTP_URL: 'smtps://a:b@mail.example.org',
      MAIL_FROM: 'score@example.org',
      ALARM_MAIL_TO: 'operator@example.org',
      ALARM_WEBHOOK_URL: 'https://chat.example.org',
      LEAD_API_URL: 'https://leads.example.org',
      LEAD_API_KEY: 'a secret of sixteen',
      SCORE_WEBHOOK_URL: 'https://scores.example.org',
      SCORE_WEBHOOK_KEY: 'a secret of sixteen',
      OPENAI_API_KEY: 'a key',
      ANALYTICS_KEY: 'off',
      ...changed,
    });
    expect(config).toMatchObject({ backupsFolder: null, ai: null, push: null });
    expect(config.mail.smtp).toBeNull();
    expect(config.alarms).toEqual({ webhookUrl: null, mailTo: null });
    const { imagery, publicServices: _, ...senders } = config;
    expect(imagery).toMatchObject({ serviceUrl: null, tilesUrl: null });
    const addresses = JSON.stringify(senders).match(/https?:\/\/[\w.:-]+/g) ?? [];
    expect(addresses.filter((each) => each !== 'http://localhost:3999')).toEqual([]);
  });

  it('sends traces with the headers that their collector asks for', () => {
    const { telemetry } = readConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example.org/otlp/',
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%3Db,tenant=one',
    });
    expect(telemetry.traces).toEqual({
      endpoint: 'https://traces.example.org/otlp',
      headers: { 'api-key': 'a=b', tenant: 'one' },
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', ORIGIN: '', DATABASE_URL: '', SIGNING_SECRET: '' })).toEqual(
      readConfig({}),
    );
  });

  describe('in production', () => {
    const config = readConfig(productionSettings);

    it('listens to every network', () => {
      expect(config).toMatchObject({ profile: 'production', host: '0.0.0.0' });
    });

    it('logs more', () => {
      expect(config).toMatchObject({ logLevel: 'info' });
    });

    it('takes the signing secret', () => {
      expect(config).toMatchObject({ signingSecret: secret });
    });
  });

  describe('of mail', () => {
    const from = 'Ember Score <score@example.org>';

    it('takes a server, a login and a sender', () => {
      const SMTP_URL = 'smtps://score%40example.org:p%2Fss@mail.example.org';
      const contact = 'help@example.org';
      expect(readConfig({ SMTP_URL, MAIL_FROM: from, CONTACT_EMAIL: contact }).mail).toEqual({
        smtp: {
          host: 'mail.example.org',
          port: 465,
          secure: true,
          login: { user: 'score@example.org', pass: 'p/ss' },
        },
        from: { name: 'Ember Score', address: 'score@example.org' },
        origin: null,
        contact,
        policyReviewTo: null,
      });
    });

    it('sends to no example agency once mail leaves this machine, or in production', () => {
      expect(readConfig(productionSettings).mail.policyReviewTo).toBeNull();
      const local = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: from };
      expect(readConfig(local).mail).toMatchObject({ policyReviewTo: null, smtp: { port: 2525 } });
    });
  });

  it('listens at the configured address', () => {
    const variables = { HOST: '192.0.2.1', PORT: '8080', DATA_DIR: '/srv/dss' };

    expect(readConfig(variables)).toMatchObject({
      host: '192.0.2.1',
      port: 8080,
      dataDir: path.resolve('/srv/dss'),
    });
  });

  it('accepts a database with its two logins', () => {
    expect(readConfig(database).database).toEqual({
      url: database.DATABASE_URL,
      sessionUrl: database.DATABASE_URL,
      ownerUrl: database.DATABASE_OWNER_URL,
      namedStatements: true,
    });
  });

  it('accepts a pooler before the database, with a way around it', () => {
    const sessions = 'postgres://app@db:5433/dss';
    const variables = { DATABASE_SESSION_URL: sessions, DATABASE_NAMED_STATEMENTS: 'off' };

    expect(readConfig({ ...database, ...variables }).database).toMatchObject({
      url: database.DATABASE_URL,
      sessionUrl: sessions,
      namedStatements: false,
    });
  });

  it('accepts a bucket with its key', () => {
    expect(readConfig(bucket).storage).toEqual({
      endpoint: 'https://s3.example:9000',
      bucket: 'dss.photos-1',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'hunter2',
    });
  });

  it.each([
    ['https://dss.example', 'https://dss.example'],
    ['https://dss.example/', 'https://dss.example'],
    ['https://DSS.Example:443', 'https://dss.example'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('writes the origin %s as browsers do', (written, origin) => {
    expect(readConfig({ ORIGIN: written }).origin).toBe(origin);
  });

  it.each([
    ['security@dss.example', 'mailto:security@dss.example'],
    ['https://dss.example/report', 'https://dss.example/report'],
  ])('makes a URI of the contact %s', (written, contact) => {
    expect(readConfig({ SECURITY_CONTACT: written }).securityContact).toBe(contact);
  });
});

describe('an invalid variable', () => {
  it.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['PROFILE', 'staging'],
    ['ROLE', 'queue'],
    ['ORIGIN', 'dss.example'],
    ['ORIGIN', 'ftp://dss.example'],
    ['ORIGIN', 'https://dss.example/app'],
    ['ORIGIN', 'https://user@dss.example'],
    ['SECURITY_CONTACT', 'the front desk'],
    ['SECURITY_CONTACT', 'http://dss.example'],
    ['DATABASE_URL', 'mysql://db/dss'],
    ['DATABASE_OWNER_URL', 'db'],
    ['DATABASE_SESSION_URL', 'postgres://somebody@db/dss'],
    ['DATABASE_NAMED_STATEMENTS', 'maybe'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'score at example.org'],
    ['MAIL_FROM', 'Score "Team" <score@example.org>'],
    ['POLICY_REVIEW_TO', 'an agency'],
    ['STORAGE_URL', 's3://photos'],
    ['STORAGE_URL', 'https://s3.example'],
    ['STORAGE_URL', 'https://s3.example/photos/2026'],
    ['STORAGE_URL', 'https://id:hunter2@s3.example/photos'],
    ['STORAGE_URL', 'https://s3.example/photos?region=here'],
    ['SIGNING_SECRET', 'too short'],
    ['LOG_LEVEL', 'loud'],
    ['ANALYSIS_CONCURRENCY', '0'],
    ['ANALYSIS_CONCURRENCY', '33'],
    ['ANALYSIS_CONCURRENCY', '1.5'],
    ['CLOCK_OFFSET_SECONDS', 'tomorrow'],
    ['ANALYTICS_HOST', 'posthog'],
    ['PRODUCTION_DOMAINS', 'https://score.example.org'],
    ['PRODUCTION_DOMAINS', ' , '],
    ['LEAD_API_URL', 'leads.example.org'],
    ['LEAD_API_KEY', 'short'],
    ['SCORE_WEBHOOK_URL', 'scores.example.org'],
    ['ALARM_WEBHOOK_URL', 'chat.example.org'],
    ['ALARM_MAIL_TO', 'nobody'],
    ['SCORE_WEBHOOK_KEY', 'short'],
    ['ANONYMOUS_RETENTION_MONTHS', '0'],
    ['ANONYMOUS_RETENTION_MONTHS', 'never'],
  ])('stops the start with its name: %s=%j', (name, value) => {
    const read = () => readConfig({ ...database, [name]: value });

    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} \\S+`));
  });

  it.each([
    ['SIGNING_SECRET', { ...productionSettings, SIGNING_SECRET: '' }],
    ['ORIGIN', { ...productionSettings, ORIGIN: '' }],
    ['CLOCK_OFFSET_SECONDS', { ...productionSettings, CLOCK_OFFSET_SECONDS: '3600' }],
    ['DATABASE_OWNER_URL', { DATABASE_URL: database.DATABASE_URL }],
    ['DATABASE_URL', { DATABASE_SESSION_URL: database.DATABASE_URL }],
    ['MAIL_FROM', { SMTP_URL: 'smtps://mail.example.org' }],
    ['STORAGE_URL', { STORAGE_ACCESS_KEY_ID: 'id' }],
    ['SCORE_WEBHOOK_KEY', { SCORE_WEBHOOK_URL: 'https://scores.example.org' }],
    ['SMTP_URL', { ALARM_MAIL_TO: 'operator@example.org' }],
    ['STORAGE_ACCESS_KEY_ID', { STORAGE_URL: bucket.STORAGE_URL }],
    ['STORAGE_SECRET_ACCESS_KEY', { ...bucket, STORAGE_SECRET_ACCESS_KEY: '' }],
    ['ROLE', { ROLE: 'worker' }],
    ['DATABASE_URL', { DATABASE_OWNER_URL: database.DATABASE_OWNER_URL }],
  ])('is named if only other variables make it invalid: %s', (name, variables) => {
    expect(() => readConfig(variables)).toThrow(new RegExp(`^${name} (is required|must)`));
  });

  it('never appears in the message if it is secret', () => {
    expect(() => readConfig({ SIGNING_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
    expect(() => readConfig({ DATABASE_URL: 'mysql://app:hunter2@db' })).not.toThrow(/hunter2/);
    const address = 'https://id:hunter2@s3.example/photos';
    expect(() => readConfig({ ...bucket, STORAGE_URL: address })).not.toThrow(/hunter2/);
  });
});
