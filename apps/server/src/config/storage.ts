import { z } from 'zod';
import { ConfigError, type ValuesOf } from './variables.ts';

/** Variables for a bucket of an S3-compatible service. */
export const storageShape = {
  STORAGE_URL: z
    .url({ protocol: /^https?$/, error: 'must be https://HOST/BUCKET' })
    .transform((address) => new URL(address))
    .refine(({ pathname }) => /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/.test(pathname), {
      error: 'must end with the name of the bucket: https://HOST/BUCKET',
    })
    .refine(({ username, password, search, hash }) => username + password + search + hash === '', {
      error:
        'must be https://HOST/BUCKET alone: the key goes into STORAGE_ACCESS_KEY_ID and STORAGE_SECRET_ACCESS_KEY',
    })
    .optional(),
  STORAGE_ACCESS_KEY_ID: z.string().trim().min(1, 'must not be blank').optional(),
  STORAGE_SECRET_ACCESS_KEY: z.string().trim().min(1, 'must not be blank').optional(),
  STORAGE_REGION: z.string().trim().min(1, 'must not be blank').default('us-east-1'),
} as const;

/** A bucket of an S3-compatible service, and the key to it. */
export interface S3Config {
  /** The service's address, without the bucket and without a trailing slash. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export function toStorageConfig(environment: ValuesOf<typeof storageShape>): S3Config | null {
  const { STORAGE_URL: url, STORAGE_ACCESS_KEY_ID: id, STORAGE_REGION: region } = environment;
  const { STORAGE_SECRET_ACCESS_KEY: secret } = environment;
  if (url === undefined) {
    if (id === undefined && secret === undefined) return null;
    throw new ConfigError('STORAGE_URL', 'is required together with STORAGE_ACCESS_KEY_ID');
  }
  if (id === undefined) {
    throw new ConfigError('STORAGE_ACCESS_KEY_ID', 'is required together with STORAGE_URL');
  }
  if (secret === undefined) {
    throw new ConfigError('STORAGE_SECRET_ACCESS_KEY', 'is required together with STORAGE_URL');
  }
  const bucket = url.pathname.replaceAll('/', '');
  return { endpoint: url.origin, bucket, region, accessKeyId: id, secretAccessKey: secret };
}
