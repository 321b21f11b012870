import { BlockList, isIP } from 'node:net';

/** Networks that nobody reaches from the internet (RFC 1918, 4193, 6598 and those of one machine or one cable). */
const internalNetworks = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['127.0.0.0', 8],
] as const) {
  internalNetworks.addSubnet(network, bits, 'ipv4');
}
internalNetworks.addAddress('::1', 'ipv6');
internalNetworks.addSubnet('fc00::', 7, 'ipv6');
internalNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Endings of names that only a network of one's own answers. */
const internalName = /\.(?:local|localhost|localdomain|internal|intranet|lan|home\.arpa|svc)$/;

/** Whether a host, as a URL has it, is known inside a private network only, such as `gpu-box` or `[fd00::2]`. */
export function isInternal(hostname: string): boolean {
  const host = hostname.replaceAll(/^\[|\]$|\.$/g, '');
  const version = isIP(host);
  if (version !== 0) return internalNetworks.check(host, version === 4 ? 'ipv4' : 'ipv6');
  return !host.includes('.') || internalName.test(host);
}
