import { DssError, photoLimits } from '@dss/domain';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import { tables, type Database } from '../db/index.ts';
import { toWebStream } from '../http/web-stream.ts';
import type { HttpEnv } from '../http/router.ts';
import { createAddressSigner } from '../signed-addresses/address-signer.ts';
import type { PhotoStore } from '../storage/photo-store.ts';

const { images } = tables;
const addressSchema = z.object({
  linkId: z.uuid(),
  photoId: z.uuid(),
  variant: z.enum(['working', 'thumbnail']),
});
type SharedPhotoAddress = z.infer<typeof addressSchema>;

/** Addresses of photos for whoever has a share link. */
export interface SharedPhotoSigner {
  urlsOf(
    linkId: string,
    photoId: string,
    now: Date,
  ): { readonly picture_url: string; readonly thumbnail_url: string };
  /** @throws DssError `photo_url_invalid`, `photo_url_expired` */
  check(address: SharedPhotoAddress, expires: string, signature: string, now: Date): void;
}

export function createSharedPhotoSigner(secret: Buffer): SharedPhotoSigner {
  const signer = createAddressSigner(secret, 'shared photo');
  const pathOf = ({ linkId, photoId, variant }: SharedPhotoAddress) =>
    `/shared/photos/${linkId}/${photoId}/${variant}`;
  return {
    urlsOf: (linkId, photoId, now) => {
      // In steps of half an hour, so that a second look finds the same addresses.
      const step = photoLimits.signedUrlMs / 2;
      const expires = ((Math.floor(now.getTime() / step) + 2) * step) / 1000;
      const urlOf = (variant: SharedPhotoAddress['variant']) => {
        const path = pathOf({ linkId, photoId, variant });
        return `${path}?${signer.sign(path, expires)}`;
      };
      return { picture_url: urlOf('working'), thumbnail_url: urlOf('thumbnail') };
    },
    check: (address, expires, signature, now) => {
      signer.secondsLeft(pathOf(address), expires, signature, now);
    },
  };
}

export interface SharedPhotoDependencies {
  readonly db: Database;
  readonly store: PhotoStore;
  readonly clock: Clock;
  readonly sharedPhotos: SharedPhotoSigner;
}

const contentTypes = { working: 'image/jpeg', thumbnail: 'image/webp' } as const;

/**
 * Serves photos to whoever has a share link: the pictures made from them, which carry nothing of what the camera wrote. Unlike
 * the owner's addresses, each request checks that the link is still valid, so that revoking it ends them at once.
 */
export function createSharedPhotoRoutes({
  db,
  store,
  clock,
  sharedPhotos,
}: SharedPhotoDependencies) {
  return new Hono<HttpEnv>().get('/shared/photos/:linkId/:photoId/:variant', async (context) => {
    const address = addressSchema.safeParse(context.req.param()).data;
    if (address === undefined) throw new DssError('photo_not_found');
    const { linkId, photoId, variant } = address;
    const expires = context.req.query('expires') ?? '';
    sharedPhotos.check(address, expires, context.req.query('signature') ?? '', clock());
    const [photo] = await db.asActor({ kind: 'share_link', id: linkId }, (tx) =>
      tx.select().from(images).where(eq(images.id, photoId)),
    );
    if (photo === undefined) throw new DssError('photo_not_found');
    const etag = `"${photoId}-${variant}"`;
    const headers = {
      // Cached, but revalidated each time.
      'Cache-Control': 'private, no-cache',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, noimageindex',
      ETag: etag,
    };
    if (context.req.header('If-None-Match') === etag) return context.body(null, 304, headers);
    const found = await store.open(variant === 'working' ? photo.workingPath : photo.thumbnailPath);
    if (found === null) throw new DssError('photo_not_found');
    return context.body(toWebStream(found.stream), 200, {
      ...headers,
      'Content-Length': String(found.bytes),
      'Content-Type': contentTypes[variant],
      'Content-Disposition': 'inline',
    });
  });
}
