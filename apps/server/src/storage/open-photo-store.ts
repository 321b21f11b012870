import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config, S3Config } from '../config/index.ts';
import { createDiskStore } from './disk-store.ts';
import type { PhotoStore } from './photo-store.ts';

/**
 * Opens the configured store: a bucket if there is one, else a folder in the data folder.
 * @throws StorageUnavailable, with words for the operator, if the bucket can't be used
 */
export async function openPhotoStore({
  dataDir,
  storage,
}: Pick<Config, 'dataDir' | 'storage'>): Promise<PhotoStore> {
  if (storage === null) return openDiskStore(dataDir);
  const store = await openS3Store(storage);
  await store.ping();
  return store;
}

/** Opens the store in the data folder; makes its folder if there is none. */
export async function openDiskStore(dataDir: string): Promise<PhotoStore> {
  const folder = path.join(dataDir, 'photos');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return createDiskStore(folder);
}

/** Opens a bucket, without asking anything of it. */
export async function openS3Store(config: S3Config): Promise<PhotoStore> {
  // The client takes memory and time to load, which a store on disk needn't.
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(config);
}
