import { createHmac, timingSafeEqual } from 'node:crypto';
import { DssError } from '@dss/domain';

/** Signs what whoever was given an address may see, until it expires. */
export interface AddressSigner {
  /**
   * The query of an address: the same for the same content and expiry, so that browsers find a picture in their cache.
   * @param expires Unix time in seconds
   */
  sign(content: string, expires: number): string;
  /**
   * How many seconds an address has left.
   * @param expires as the address says, which is believed only once its signature is found to be ours
   * @throws DssError `photo_url_invalid` for a wrong signature, `photo_url_expired` after its time
   */
  secondsLeft(content: string, expires: string, signature: string, now: Date): number;
}

/**
 * @param purpose what the addresses are for: a signature made for one purpose is worth nothing for another
 */
export function createAddressSigner(secret: Buffer, purpose: string): AddressSigner {
  const signatureOf = (content: string, expires: string) =>
    createHmac('sha256', secret).update(`${purpose} ${content} ${expires}`).digest('base64url');
  return {
    sign: (content, expires) =>
      `expires=${expires}&signature=${signatureOf(content, String(expires))}`,
    secondsLeft: (content, expires, signature, now) => {
      const given = Buffer.from(signature);
      const right = Buffer.from(signatureOf(content, expires));
      if (given.length !== right.length || !timingSafeEqual(given, right)) {
        throw new DssError('photo_url_invalid');
      }
      const left = Number(expires) - Math.floor(now.getTime() / 1000);
      if (left <= 0) throw new DssError('photo_url_expired');
      return left;
    },
  };
}
