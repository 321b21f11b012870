import { request, type IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTo, newPerson } from '../accounts/testing/people.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

let app: TestApp;
let deployed: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  deployed = await startTestApp({ origin: 'https://score.example.org', isOurHost: () => true });
});

afterAll(async () => {
  await app.close();
  await deployed.close();
});

/** Sends a Host header, which fetch doesn't allow. */
async function post(to: TestApp, host: string, path: string, body: object) {
  const sent = request(`${to.url}${path}`, {
    method: 'POST',
    headers: { Host: host, 'Content-Type': 'application/json' },
  }).end(JSON.stringify(body));
  const received = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve);
    sent.once('error', reject);
  });
  return { status: received.statusCode, body: await json(received) };
}

const forget = (to: TestApp, host: string, email: string) =>
  post(to, host, '/api/account/forgotten-password', { email });

const contact = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' };

/** An address of this machine in its networks, where it is in one. */
const [inNetwork = '127.0.0.2'] = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .flatMap(({ internal, family, address }) => (internal || family !== 'IPv4' ? [] : address));

describe('a link in a mail', () => {
  it.each(['203.0.113.7', '203.0.113.7:3000', '[2001:db8::7]'])(
    'never leads to %s, only because a request named it',
    async (host) => {
      const { email } = await newPerson(app);
      const before = mailTo(app, email);
      const foreign = { status: 403, body: { error: { code: 'foreign_host' } } };
      expect(await forget(app, host, email)).toMatchObject(foreign);
      expect(mailTo(app, email)).toBe(before);
      const review = await post(app, host, '/functions/v1/send-policy-review', contact);
      expect(review).toMatchObject(foreign);
    },
  );

  it.each(['localhost:3000', '127.0.0.1', '[::1]:3000', inNetwork])(
    'leads to this machine at %s',
    async (host) => {
      const { email } = await newPerson(app);
      expect(await forget(app, host, email)).toMatchObject({ status: 200 });
      expect(mailTo(app, email)).toMatchObject({
        url: expect.stringContaining(`http://${host}/reset-password#`),
      });
    },
  );

  it('leads to ORIGIN, whatever a request names', async () => {
    const { email } = await newPerson(deployed, deployed.newBrowser('https://score.example.org'));
    expect(await forget(deployed, '203.0.113.7', email)).toMatchObject({ status: 200 });
    expect(mailTo(deployed, email)).toMatchObject({
      url: expect.stringContaining('https://score.example.org/reset-password#'),
    });
  });
});

describe('a page that is opened under another name', () => {
  const open = async (host: string, path: string, headers: Record<string, string> = {}) => {
    const sent = request(`${deployed.url}${path}`, {
      headers: { Host: host, Accept: 'text/html', ...headers },
    }).end();
    const received = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve);
      sent.once('error', reject);
    });
    received.resume();
    return { status: received.statusCode, to: received.headers.location };
  };
  const viaProxy = { 'X-Forwarded-For': '198.51.100.1' };

  it.each(['www.example.org', 'score.example.org:8443', '203.0.113.7', 'app'])(
    'leads from %s to the origin',
    async (host) => {
      expect(await open(host, '/about?from=mail')).toEqual({
        status: 308,
        to: 'https://score.example.org/about?from=mail',
      });
    },
  );

  it.each([
    ['score.example.org', {}],
    ['127.0.0.1:3000', {}],
    ['localhost', viaProxy],
    ['203.0.113.7', viaProxy],
    ['app:3000', viaProxy],
  ])(
    'is answered at %s with %j, which a proxy may have made of the origin',
    async (host, headers) => {
      expect((await open(host, '/', headers)).status).toBe(200);
    },
  );

  it('leads nowhere for health checks and the API', async () => {
    for (const path of ['/healthz', '/api/guidance']) {
      expect((await open('203.0.113.7', path, { Accept: '*/*' })).status).toBe(200);
    }
  });
});
