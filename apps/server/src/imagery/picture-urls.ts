import { createHmac, timingSafeEqual } from 'node:crypto';
import { DssError } from '@dss/domain';

const hourSeconds = 60 * 60;

/** Makes and checks the addresses under which aerial pictures are shown, to whoever was given them. */
export interface PictureUrls {
  /** Works for one to two hours, and is the same within an hour, so that browsers find the picture in their cache. */
  sign(name: string, now: Date): string;
  /**
   * How many seconds an address has left.
   * @throws DssError `photo_url_invalid`, `photo_url_expired`
   */
  secondsLeft(name: string, expires: string, signature: string, now: Date): number;
}

export function createPictureUrls(secret: Buffer): PictureUrls {
  const signatureOf = (name: string, expires: string) =>
    createHmac('sha256', secret).update(`imagery url ${name} ${expires}`).digest('base64url');
  return {
    sign: (name, now) => {
      const expires = String((Math.floor(now.getTime() / 1000 / hourSeconds) + 2) * hourSeconds);
      return `/imagery/${name}?expires=${expires}&signature=${signatureOf(name, expires)}`;
    },
    secondsLeft: (name, expires, signature, now) => {
      const given = Buffer.from(signature);
      const right = Buffer.from(signatureOf(name, expires));
      if (given.length !== right.length || !timingSafeEqual(given, right)) {
        throw new DssError('photo_url_invalid');
      }
      const left = Number(expires) - Math.floor(now.getTime() / 1000);
      if (left <= 0) throw new DssError('photo_url_expired');
      return left;
    },
  };
}
