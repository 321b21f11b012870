import { createHmac } from 'node:crypto';

/**
 * The code that an authenticator app shows for an `otpauth://` address (RFC 6238, 30 s, 6 digits).
 * @param later 0: now; 1: the next one, which is accepted already
 */
export function codeOfApp(uri: string, later: 0 | 1 = 0): string {
  const secret = fromBase32(new URL(uri).searchParams.get('secret') ?? '');
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text.replaceAll('=', ''))
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
