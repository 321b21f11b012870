import { DssError, imagePathSchema, textLimits } from '@dss/domain';
import { photoOfPath } from './object-paths.ts';
import { readPhotoAddress, type UrlSigner } from './signed-urls.ts';

/**
 * Finds which photo a request refers to: by one of our signed URLs, or by its storage path with or without the bucket's name.
 * The text is only parsed; no given address is ever fetched. The caller still has to check whether the actor may view the
 * photo.
 * @param here the product's origin
 * @throws DssError `invalid_image_path` for any other address, `photo_url_invalid` for a wrong signature,
 *   `photo_url_expired` after its hour, `photo_not_found` for a path that doesn't have the form of ours
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
 * Parses a storage path of any type from a request.
 * @throws DssError `invalid_image_path`, with the given value
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
