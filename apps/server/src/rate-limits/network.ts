import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { RateLimitConfig } from '../config/index.ts';
import type { HttpEnv } from '../http/router.ts';

/** Whether an address belongs to a configured proxy. */
export type IsTrustedProxy = (address: string) => boolean;

export function trustedProxies(networks: RateLimitConfig['trustedProxies']): IsTrustedProxy {
  const trusted = new BlockList();
  for (const { address, bits, family } of networks) trusted.addSubnet(address, bits, family);
  return (address) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The network that a request is counted for: an IPv4 address, or the first 64 bits of an IPv6 address, since one household
 * controls the rest. `X-Forwarded-For` is read from its end, only as far as trusted proxies wrote it.
 * @returns null if the request came without a socket
 */
export function networkOf(
  context: Context<HttpEnv>,
  isTrustedProxy: IsTrustedProxy,
): string | null {
  let address = peerOf(context);
  const forwarded = (context.req.header('X-Forwarded-For') ?? '').split(',');
  while (address !== null && isTrustedProxy(address)) {
    const before = readAddress(forwarded.pop() ?? '');
    if (before === null) break;
    address = before;
  }
  return address === null || isIP(address) !== 6 ? address : firstHalf(address);
}

function peerOf(context: Context<HttpEnv>): string | null {
  const bindings: unknown = context.env;
  const overSocket = typeof bindings === 'object' && bindings !== null && 'incoming' in bindings;
  return overSocket ? readAddress(getConnInfo(context).remote.address ?? '') : null;
}

/** An address without port, brackets and interface; an IPv4-mapped IPv6 address becomes IPv4. */
function readAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (isIP(bare) === 0) return null;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  return mapped ?? bare;
}

function firstHalf(address: string): string {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = '', right] = canonical.split('::');
  const before = left === '' ? [] : left.split(':');
  const after = right === undefined || right === '' ? [] : right.split(':');
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
