import { readFile } from 'node:fs/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPushServices, type PushServices } from './push-services.ts';
import { newSubscription } from './testing/new-subscription.ts';
import {
  pushServiceCertificate,
  startPushService,
  type TestPushService,
} from './testing/push-service.ts';

const secret = Buffer.alloc(32, 1);
const contact = 'mailto:ops@example.org';
const message = { data: { title: 'Red flag warning' }, topic: 'a warning', ttlS: 3600 };

const trusted = getCACertificates('default');
let service: TestPushService;
let ours: PushServices;

beforeAll(async () => {
  setDefaultCACertificates([...trusted, await readFile(pushServiceCertificate, 'utf8')]);
  service = await startPushService();
  ours = createPushServices({ hosts: [service.host], contact }, secret);
});

afterAll(async () => {
  await service.close();
  setDefaultCACertificates(trusted);
});

beforeEach(() => service.reset());

const send = (by = ours, serverKey = ours.key) => {
  const { body } = service.subscribe(serverKey);
  return by.send({ ...body, serverKey }, message);
};

describe('a message', () => {
  it('is one that only the device reads, and that we signed', async () => {
    expect(await send()).toBe('taken');
    expect(service.complaints).toEqual([]);
    expect(service.taken).toMatchObject([{ data: message.data, ttlS: 3600 }]);
  });

  it.each([404, 410])('finds nobody where the answer is %s', async (status) => {
    service.answer = { status };
    expect(await send()).toBe('gone');
  });

  it.each([400, 403, 413, 429, 500])('fails where the answer is %s', async (status) => {
    service.answer = { status, retryAfterS: 90 };
    await expect(send()).rejects.toMatchObject({ status, retryAfterS: 90 });
  });

  it('is signed by the key that the device knows, from a secret that was replaced', async () => {
    const before = createPushServices({ hosts: [service.host], contact }, Buffer.alloc(32, 2));
    const now = createPushServices({ hosts: [service.host], contact }, secret, [
      Buffer.alloc(32, 2),
    ]);
    expect(now.key).not.toBe(before.key);
    expect(await send(now, before.key)).toBe('taken');
    expect(service.complaints).toEqual([]);
    expect(await send(ours, before.key)).toBe('gone');
    expect(service.asked).toBe(1);
  });

  it('is not sent to a host that the setting no longer names', async () => {
    const other = createPushServices({ hosts: ['fcm.googleapis.com'], contact }, secret);
    expect(await send(other)).toBe('gone');
    expect(service.asked).toBe(0);
  });
});

describe('a subscription', () => {
  const { takes } = createPushServices(
    { hosts: ['fcm.googleapis.com', '*.notify.windows.com'], contact },
    secret,
  );
  const at = (endpoint: string) => takes(newSubscription(endpoint).body);

  it.each([
    'https://fcm.googleapis.com/fcm/send/1',
    'https://wns2-by3p.notify.windows.com/w/?token=1',
  ])('may be at %s', (endpoint) => {
    expect(at(endpoint)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com:8443/fcm/send/1',
    'https://fcm.googleapis.com.example.org/',
    'https://evil-fcm.googleapis.com/',
    'https://notify.windows.com.example.org/',
    'https://evilnotify.windows.com/',
    'https://me:secret@fcm.googleapis.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/',
    'nowhere',
  ])('may not be at %s', (endpoint) => {
    expect(at(endpoint)).toBe(false);
  });

  it('needs a key that something can be encrypted with', () => {
    const { body } = newSubscription();
    const p256dh = `B${'A'.repeat(86)}`;
    expect(takes({ ...body, keys: { ...body.keys, p256dh } })).toBe(false);
  });
});

it('a server has the same key for as long as it has the same secret', () => {
  const config = { hosts: [], contact };
  expect(createPushServices(config, secret).key).toBe(createPushServices(config, secret).key);
  expect(ours.key).toMatch(/^B[\w-]{86}$/);
});
