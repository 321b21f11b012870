import { bucketName } from '@dss/domain';

export type ReceivedFormat = 'jpeg' | 'png' | 'webp';

const extensions: Readonly<Record<ReceivedFormat, string>> = {
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
  format: ReceivedFormat,
): PhotoObjects {
  const base = `${propertyId}/${photoId}`;
  return {
    received: `${base}.${extensions[format]}`,
    working: `${base}.working.jpg`,
    thumbnail: `${base}.thumbnail.webp`,
  };
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
