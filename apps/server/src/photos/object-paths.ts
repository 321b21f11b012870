import { bucketName, type PhotoFormat } from '@dss/domain';
import { z } from 'zod';

const extensions: Readonly<Record<PhotoFormat, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
};

/** Where the objects of one photo stand in the store. */
export interface PhotoObjects {
  readonly received: string;
  readonly working: string;
  readonly thumbnail: string;
}

export function photoObjects(
  propertyId: string,
  photoId: string,
  format: PhotoFormat,
): PhotoObjects {
  const base = `${propertyId}/${photoId}`;
  return {
    received: `${base}.${extensions[format]}`,
    working: `${base}.working.jpg`,
    thumbnail: `${base}.thumbnail.webp`,
  };
}

/** Which photo a storage path may be of, written with or without the bucket's name; null where none of ours looks like it. */
export function photoOfPath(
  storagePath: string,
): { readonly propertyId: string; readonly photoId: string } | null {
  const [, propertyId, photoId] =
    /^([^/]+)\/([^/.]+)\.(?:jpg|png|webp)$/.exec(withoutBucket(storagePath)) ?? [];
  const ids = z.tuple([z.uuid(), z.uuid()]).safeParse([propertyId, photoId]);
  return ids.success ? { propertyId: ids.data[0], photoId: ids.data[1] } : null;
}

/** A storage path as the rows carry it: with the bucket's name before it. */
export function withBucket(objectPath: string): string {
  return `${bucketName}/${objectPath}`;
}

/** The object's path, written with or without the bucket's name. */
export function withoutBucket(storagePath: string): string {
  const prefix = `${bucketName}/`;
  return storagePath.startsWith(prefix) ? storagePath.slice(prefix.length) : storagePath;
}

/** The objects that a photo's row names. */
export function objectsOf({
  sourceUrl,
  workingPath,
  thumbnailPath,
}: Readonly<Record<'sourceUrl' | 'workingPath' | 'thumbnailPath', string>>): string[] {
  return [withoutBucket(sourceUrl), workingPath, thumbnailPath];
}
