import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/index.ts';
import type { HttpEnv } from '../http/router.ts';
import { networkOf, trustedProxies } from './network.ts';

/** The network of a request from `peer` with this `X-Forwarded-For`. */
async function networkFrom(
  peer: string | null,
  forwardedFor: string | null = null,
  proxies = '10.0.0.0/8,fd00::/8,127.0.0.1',
): Promise<string | null> {
  const { rateLimits } = readConfig({ TRUSTED_PROXIES: proxies });
  const app = new Hono<HttpEnv>().get('/', (context) =>
    context.json(networkOf(context, trustedProxies(rateLimits.trustedProxies))),
  );
  const headers = forwardedFor === null ? {} : { 'X-Forwarded-For': forwardedFor };
  const bindings = peer === null ? {} : { incoming: { socket: { remoteAddress: peer } } };
  const response = await app.request('/', { headers }, bindings);
  const network: unknown = await response.json();
  return typeof network === 'string' ? network : null;
}

describe('the network of a request', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', async (peer, network) => {
    expect(await networkFrom(peer)).toBe(network);
  });

  it("is the socket's when an unknown host claims to be a proxy", async () => {
    expect(await networkFrom('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
    expect(await networkFrom('10.1.2.3', '198.51.100.1', '192.0.2.1')).toBe('10.1.2.3');
  });

  it.each([
    ['a trusted proxy says', '198.51.100.1', '198.51.100.1'],
    ['a chain of trusted proxies says', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
    [
      'the last proxy says, whatever a client wrote before',
      '1.1.1.1, 198.51.100.1',
      '198.51.100.1',
    ],
    ['a proxy says with a port', '198.51.100.1:5100', '198.51.100.1'],
    ['a proxy says in brackets with a port', '[2001:db8::7]:443', '2001:db8:0:0::/64'],
    ['the trusted proxies are, where only they are named', '10.2.2.2', '10.2.2.2'],
    ['the proxy is, where it says nonsense', 'unknown', '10.0.0.1'],
    ['the proxy is, where it says nothing', '', '10.0.0.1'],
  ])('is what %s', async (_name, forwardedFor, network) => {
    expect(await networkFrom('10.0.0.1', forwardedFor)).toBe(network);
  });

  it('is found behind a proxy with an IPv6 or mapped address', async () => {
    expect(await networkFrom('fd00::5', '198.51.100.1')).toBe('198.51.100.1');
    expect(await networkFrom('::ffff:127.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
  });

  it('is unknown without a socket', async () => {
    expect(await networkFrom(null, '198.51.100.1')).toBeNull();
  });
});
