import { photoLimits } from '@dss/domain';
import { z } from 'zod';
import { createAddressSigner } from '../signed-addresses/address-signer.ts';

export const photoVariants = ['working', 'thumbnail'] as const;
export type PhotoVariant = (typeof photoVariants)[number];

/** The picture that a signed URL gives access to. */
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

/** Creates and verifies signed photo URLs. A URL works for an hour, for anyone who has it. */
export interface UrlSigner {
  /** Path and query; the same within an hour for the same photo, so that browsers can cache the picture. */
  sign(address: PhotoAddress, signedAt: Date): string;
  /**
   * How many seconds a URL remains valid.
   * @throws DssError `photo_url_invalid` for a wrong signature, `photo_url_expired` after its hour
   */
  secondsLeft(address: PhotoAddress, expires: string, signature: string, now: Date): number;
}

export function createUrlSigner(secret: Buffer): UrlSigner {
  const signer = createAddressSigner(secret, 'photo');
  return {
    sign: (address, signedAt) => {
      const path = pathOf(address);
      const expires = Math.floor(expiryOf(signedAt).getTime() / 1000);
      return `${path}?${signer.sign(path, expires)}`;
    },
    secondsLeft: (address, ...given) => signer.secondsLeft(pathOf(address), ...given),
  };
}

/** When URLs first issued at `signedAt` expire. */
export function expiryOf(signedAt: Date): Date {
  return new Date(signedAt.getTime() + photoLimits.signedUrlMs);
}

/** The picture that such a path refers to; null for any other path. */
export function readPhotoAddress(path: string): PhotoAddress | null {
  const [, propertyId, photoId, variant] = /^\/photos\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  return addressSchema.safeParse({ propertyId, photoId, variant }).data ?? null;
}

function pathOf({ propertyId, photoId, variant }: PhotoAddress): string {
  return `/photos/${propertyId}/${photoId}/${variant}`;
}
