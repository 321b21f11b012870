import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { startServiceServer, type ServiceServer } from './testing/service-server.ts';
import { fetchBytes } from './fetch-external.ts';

let service: ServiceServer | undefined;
let asked: Server | undefined;

afterEach(async () => {
  asked?.closeAllConnections();
  asked?.close();
  await service?.close();
});

/** A service that redirects every path to `to`. */
async function moving(to: (here: string) => string): Promise<string> {
  const server = createServer((request, response) => {
    const here = `http://127.0.0.1:${portOf(server)}`;
    if (request.url === '/moved') response.writeHead(200).end('found');
    else response.writeHead(302, { Location: to(here) }).end();
  }).listen(0, '127.0.0.1');
  asked = server;
  await once(server, 'listening');
  return `http://127.0.0.1:${portOf(server)}`;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}

const ask = (url: string) =>
  fetchBytes({
    service: 'Service',
    url: new URL(url),
    timeoutMs: 5000,
    maxBytes: 100,
    headers: { 'X-Key': 'secret' },
  });

it.each([
  [100, 'is taken'],
  [101, 'is too much'],
])('an answer of %d bytes %s with a limit of 100', async (length, _verdict) => {
  service = await startServiceServer(() => ({ bytes: Buffer.alloc(length), type: 'image/png' }));
  const answer = ask(service.url);

  if (length > 100) await expect(answer).rejects.toMatchObject({ failure: 'malformed' });
  else expect((await answer).bytes).toHaveLength(length);
});

it('follows a service to another path of its own', async () => {
  const url = await moving(() => '/moved');

  expect((await ask(url)).bytes.toString()).toBe('found');
});

it.each([
  ['another server', (other: string) => () => `${other}/moved`],
  ['another scheme', () => () => 'file:///etc/passwd'],
  ['the same place for ever', () => (here: string) => here],
  ['nowhere', () => () => 'http://'],
])('does not follow a service to %s, or reveal it', async (_where, to) => {
  service = await startServiceServer(() => ({ json: 'not to be asked' }));
  const url = await moving(to(service.url));

  await expect(ask(url)).rejects.toMatchObject({
    failure: 'refused',
    status: 302,
    message: 'Service: refused (status 302)',
  });
  expect(service.questions).toEqual([]);
});
