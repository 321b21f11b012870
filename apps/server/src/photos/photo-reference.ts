import { DssError, imagePathSchema, textLimits } from '@dss/domain';
import { photoOfPath } from './object-paths.ts';
import { readPhotoAddress, type UrlSigner } from './signed-urls.ts';

/**
 * Which photo a request means: by a signed URL of ours, or by its storage path with or without the bucket's name. The
 * text is only ever parsed: no address that somebody hands over is fetched. Whether the actor may see the photo is the
 * next question.
 * @param here the origin that people open
 * @throws DssError `invalid_image_path` for any other address, `photo_url_invalid` for a forged signature,
 *   `photo_url_expired` after its hour, `photo_not_found` for a path that none of ours looks like
 */
export function readPhotoReference(
  text: string,
  { signer, here, now }: { readonly signer: UrlSigner; readonly here: string; readonly now: Date },
): { readonly propertyId: string; readonly photoId: string } {
  if (imagePathSchema.safeParse(text).success) {
    const photo = photoOfPath(text);
    if (photo === null) throw new DssError('photo_not_found');
    return photo;
  }
  const url = URL.parse(text, here);
  const ours = url !== null && url.origin === here && url.username === '' && url.password === '';
  const address = ours ? readPhotoAddress(url.pathname) : null;
  if (url === null || address === null) throw invalidImagePath(text);
  const { searchParams } = url;
  const signature = searchParams.get('signature') ?? '';
  signer.secondsLeft(address, searchParams.get('expires') ?? '', signature, now);
  return address;
}

/**
 * A storage path as a request wrote it, of whatever type.
 * @throws DssError `invalid_image_path`, showing it
 */
export function parseImagePath(value: unknown): string {
  const parsed = imagePathSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidImagePath(value);
}

function invalidImagePath(value: unknown): DssError {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return new DssError('invalid_image_path', {
    values: { path: text.slice(0, textLimits.imagePath) },
  });
}
