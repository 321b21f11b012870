import { afterEach, expect, it } from 'vitest';
import { startServiceServer, type ServiceServer } from './testing/service-server.ts';
import { fetchBytes } from './fetch-external.ts';

let services: ServiceServer[] = [];

afterEach(async () => {
  for (const service of services) await service.close();
  services = [];
});

/** A service that redirects every path to `to`. */
async function moving(to: (here: string) => string): Promise<string> {
  const moved = await startServiceServer(({ path }) =>
    path === '/moved'
      ? { bytes: Buffer.from('found'), type: 'text/plain' }
      : { status: 302, json: {}, headers: { Location: to(moved.url) } },
  );
  services.push(moved);
  return moved.url;
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
  const service = await startServiceServer(() => ({
    bytes: Buffer.alloc(length),
    type: 'image/png',
  }));
  services.push(service);
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
  const service = await startServiceServer(() => ({ json: 'not to be asked' }));
  services.push(service);
  const url = await moving(to(service.url));

  await expect(ask(url)).rejects.toMatchObject({
    failure: 'refused',
    status: 302,
    message: 'Service: refused (status 302)',
  });
  expect(service.questions).toEqual([]);
});
