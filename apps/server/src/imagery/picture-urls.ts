import { createAddressSigner } from '../signed-addresses/address-signer.ts';

const hourSeconds = 60 * 60;

/** Creates and verifies signed URLs of aerial pictures. */
export interface PictureUrls {
  /** Works for one to two hours and is the same within an hour, so that browsers can cache the picture. */
  sign(name: string, now: Date): string;
  /**
   * How many seconds a URL remains valid.
   * @throws DssError `photo_url_invalid`, `photo_url_expired`
   */
  secondsLeft(name: string, expires: string, signature: string, now: Date): number;
}

export function createPictureUrls(secret: Buffer): PictureUrls {
  const signer = createAddressSigner(secret, 'imagery url');
  return {
    sign: (name, now) => {
      const expires = (Math.floor(now.getTime() / 1000 / hourSeconds) + 2) * hourSeconds;
      return `/imagery/${name}?${signer.sign(name, expires)}`;
    },
    secondsLeft: (...given) => signer.secondsLeft(...given),
  };
}
