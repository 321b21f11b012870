import { DssError } from '@dss/domain';
import { Hono } from 'hono';
import { toWebStream } from '../http/web-stream.ts';
import type { HttpEnv } from '../http/router.ts';
import type { PhotoDependencies } from './photo.ts';
import { photoObjects } from './object-paths.ts';
import { readPhotoAddress } from './signed-urls.ts';

const contentTypes = { working: 'image/jpeg', thumbnail: 'image/webp' } as const;

/** Serves the pictures made from photos to clients with a signed URL. The bytes received are never served. */
export function createPhotoBytesRoutes({
  store,
  clock,
  signer,
}: Pick<PhotoDependencies, 'store' | 'clock' | 'signer'>) {
  return new Hono<HttpEnv>().get('/photos/:propertyId/:photoId/:variant', async (context) => {
    const address = readPhotoAddress(context.req.path);
    if (address === null) throw new DssError('photo_not_found');
    const { propertyId, photoId, variant } = address;
    const expires = context.req.query('expires') ?? '';
    const signature = context.req.query('signature') ?? '';
    const secondsLeft = signer.secondsLeft(address, expires, signature, clock());

    // A photo's pictures never change, since a new photo gets a new id.
    const etag = `"${photoId}-${variant}"`;
    const headers = {
      'Cache-Control': `private, max-age=${secondsLeft}`,
      'Referrer-Policy': 'no-referrer',
      ETag: etag,
    };
    const found = await store.open(photoObjects(propertyId, photoId, 'jpeg')[variant]);
    if (found === null) throw new DssError('photo_not_found');
    if (context.req.header('If-None-Match') === etag) {
      found.stream.destroy();
      return context.body(null, 304, headers);
    }
    return context.body(toWebStream(found.stream), 200, {
      ...headers,
      'Content-Length': String(found.bytes),
      'Content-Type': contentTypes[variant],
      'Content-Disposition': 'inline',
    });
  });
}
