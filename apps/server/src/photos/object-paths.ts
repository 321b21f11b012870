import { bucketName, type PhotoFormat } from '@dss/domain';
import { z } from 'zod';

const extensions: Readonly<Record<PhotoFormat, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
};

/** Paths of one photo's objects in the store. */
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

/** The path of the photo of an insurer's letter: beside the home's photos, and under no address that is served. */
export function letterObject(propertyId: string, letterId: string): string {
  return `${propertyId}/${letterId}.letter.jpg`;
}

/** The letter of such a path; null for any other. */
export function letterOfPath(path: string): string | null {
  return /\/([^/.]+)\.letter\.jpg$/.exec(path)?.[1] ?? null;
}

/** The photo of a storage path, with or without the bucket's name; null if the path doesn't have the form of ours. */
export function photoOfPath(
  storagePath: string,
): { readonly propertyId: string; readonly photoId: string } | null {
  const [, propertyId, photoId] =
    /^([^/]+)\/([^/.]+)\.(?:jpg|png|webp)$/.exec(withoutBucket(storagePath)) ?? [];
  const ids = z.tuple([z.uuid(), z.uuid()]).safeParse([propertyId, photoId]);
  return ids.success ? { propertyId: ids.data[0], photoId: ids.data[1] } : null;
}

/** A storage path in the form stored in rows, with the bucket's name. */
export function withBucket(objectPath: string): string {
  return `${bucketName}/${objectPath}`;
}

/** The object's path without the bucket's name. */
export function withoutBucket(storagePath: string): string {
  const prefix = `${bucketName}/`;
  return storagePath.startsWith(prefix) ? storagePath.slice(prefix.length) : storagePath;
}

/** The objects of a photo, from its row. */
export function objectsOf({
  sourceUrl,
  workingPath,
  thumbnailPath,
}: Readonly<Record<'sourceUrl' | 'workingPath' | 'thumbnailPath', string>>): string[] {
  return [withoutBucket(sourceUrl), workingPath, thumbnailPath];
}
