import { createECDH, hkdfSync } from 'node:crypto';

/** The key pair by which push services know this server (VAPID, RFC 8292), as base64url. */
export interface ServerKeys {
  /** An uncompressed point of P-256. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** How many points P-256 has. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Follows from the signing secret, so that there is no other secret to be made, kept, backed up and shared by all machines: whoever has one
 * could sign everything anyway.
 */
export function serverKeysOf(secret: Buffer): ServerKeys {
  // 16 bytes more than a key has, so that each key is as likely as any other (FIPS 186-5, A.2.1).
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'web push server key', 48));
  const key = (BigInt(`0x${bytes.toString('hex')}`) % (order - 1n)) + 1n;
  const privateKey = Buffer.from(key.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
