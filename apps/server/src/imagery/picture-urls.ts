import { createAddressSigner } from '../signed-addresses/index.ts';

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
  const signer = createAddressSigner(secret, 'imagery url');
  return {
    sign: (name, now) => {
      const expires = (Math.floor(now.getTime() / 1000 / hourSeconds) + 2) * hourSeconds;
      return `/imagery/${name}?${signer.sign(name, expires)}`;
    },
    secondsLeft: (...given) => signer.secondsLeft(...given),
  };
}
