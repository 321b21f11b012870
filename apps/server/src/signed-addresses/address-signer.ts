import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { DssError } from '@dss/domain';

/** Signs URLs that give access to their content, until they expire, to anyone who has them. */
export interface AddressSigner {
  /**
   * The query of a signed URL; the same for the same content and expiry, so that browsers can cache pictures.
   * @param expires Unix time in seconds
   */
  sign(content: string, expires: number): string;
  /**
   * How many seconds a URL remains valid.
   * @param expires from the URL; trusted only once the signature is verified
   * @throws DssError `photo_url_invalid` for a wrong signature, `photo_url_expired` after expiry
   */
  secondsLeft(content: string, expires: string, signature: string, now: Date): number;
}

/**
 * @param purpose the kind of URL: a signature made for one purpose is invalid for another
 */
export function createAddressSigner(secret: Buffer, purpose: string): AddressSigner {
  // Made once: from a buffer, Node makes one at each signature.
  const key = createSecretKey(secret);
  const signatureOf = (content: string, expires: string) =>
    createHmac('sha256', key).update(`${purpose} ${content} ${expires}`).digest('base64url');
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
