import { createHmac, timingSafeEqual } from 'node:crypto';
import { DssError, photoLimits } from '@dss/domain';
import { z } from 'zod';

export const photoVariants = ['working', 'thumbnail'] as const;
export type PhotoVariant = (typeof photoVariants)[number];

/** What a signed URL gives access to. */
export interface PhotoAddress {
  readonly propertyId: string;
  readonly photoId: string;
  readonly variant: PhotoVariant;
}

const addressSchema = z.object({
  propertyId: z.uuid(),
  photoId: z.uuid(),
  variant: z.enum(photoVariants),
});

/** Makes and checks the addresses under which photos are shown, for an hour, to whoever was given them. */
export interface UrlSigner {
  /** Path and query; the same for the same photo and hour, so that browsers find the picture in their cache. */
  sign(address: PhotoAddress, signedAt: Date): string;
  /**
   * How many seconds an address has left.
   * @throws DssError `photo_url_invalid` for a wrong signature, `photo_url_expired` after its hour
   */
  secondsLeft(address: PhotoAddress, expires: string, signature: string, now: Date): number;
}

export function createUrlSigner(secret: Buffer): UrlSigner {
  const signatureOf = (address: PhotoAddress, expires: string) =>
    createHmac('sha256', secret)
      .update(`photo ${pathOf(address)} ${expires}`)
      .digest('base64url');
  return {
    sign: (address, signedAt) => {
      const expires = String(Math.floor(expiryOf(signedAt).getTime() / 1000));
      const signature = signatureOf(address, expires);
      return `${pathOf(address)}?expires=${expires}&signature=${signature}`;
    },
    secondsLeft: (address, expires, signature, now) => {
      const given = Buffer.from(signature);
      const right = Buffer.from(signatureOf(address, expires));
      if (given.length !== right.length || !timingSafeEqual(given, right)) {
        throw new DssError('photo_url_invalid');
      }
      const left = Number(expires) - Math.floor(now.getTime() / 1000);
      if (left <= 0) throw new DssError('photo_url_expired');
      return left;
    },
  };
}

/** When URLs that were first handed out at `signedAt` stop working. */
export function expiryOf(signedAt: Date): Date {
  return new Date(signedAt.getTime() + photoLimits.signedUrlMs);
}

/** What a path of this kind gives access to; null for any other path. */
export function readPhotoAddress(path: string): PhotoAddress | null {
  const [, propertyId, photoId, variant] = /^\/photos\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  return addressSchema.safeParse({ propertyId, photoId, variant }).data ?? null;
}

function pathOf({ propertyId, photoId, variant }: PhotoAddress): string {
  return `/photos/${propertyId}/${photoId}/${variant}`;
}
