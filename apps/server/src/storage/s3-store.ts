import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import pLimit from 'p-limit';
import type { S3Config } from '../config/index.ts';
import {
  assertFolderName,
  StorageUnavailable,
  type ByteStream,
  type PhotoStore,
  type StoredObject,
} from './photo-store.ts';

export interface S3Limits {
  /** How long connecting may take. */
  readonly connectMs: number;
  /** How long a connection may stay without a byte in either direction. */
  readonly idleMs: number;
  /** How often a request is sent before it fails. All of ours may be repeated: the last one of two equal ones wins. */
  readonly attempts: number;
}

const usualLimits: S3Limits = { connectMs: 3000, idleMs: 10_000, attempts: 3 };

const say = () => undefined;
/** By default the client writes warnings to the console; what matters is in its errors. */
const silent = { trace: say, debug: say, info: say, warn: say, error: say };

/** Removals at once while a folder is removed. */
const removalsAtOnce = 8;
const probe = 'ping-';

/**
 * A photo store in a bucket of any S3-compatible service. flydrive checks paths, writes, lists and removes; reading is our own,
 * because flydrive asks twice for an object's size and its bytes. Objects are removed one by one: flydrive doesn't notice when
 * a service answers that it removed only some of many.
 */
export function createS3Store(config: S3Config, limits: S3Limits = usualLimits): PhotoStore {
  const { endpoint, bucket } = config;
  const client = new S3Client({
    endpoint,
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // The bucket in the path: the only form that also works with an IP address or a host name without wildcards.
    forcePathStyle: true,
    // Many services don't know the checksums that the client would add by itself. Signed requests carry a hash anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: limits.attempts,
    logger: silent,
    requestHandler: { connectionTimeout: limits.connectMs, socketTimeout: limits.idleMs },
  });
  const disk = new Disk(
    new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }),
  );
  /** Runs requests; explains what goes wrong in them. */
  const asking = async <Answer>(requests: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await requests();
    } catch (error) {
      throw explain(error, config);
    }
  };

  const put = (path: string, content: Buffer | ByteStream) =>
    asking(async () => {
      if (Buffer.isBuffer(content)) await disk.put(path, content);
      else await disk.putStream(path, content.stream, { contentLength: content.bytes });
    });
  const open = (path: string) =>
    asking(async (): Promise<ByteStream | null> => {
      const Key = disk.file(path).key;
      try {
        const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key }));
        if (!(answer.Body instanceof Readable)) throw new Error('the store answered without bytes');
        return { bytes: answer.ContentLength ?? 0, stream: answer.Body };
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return null;
        throw error;
      }
    });

  /** Everything under a prefix, page by page. */
  async function* entries(prefix: string, recursive: boolean) {
    let page: string | undefined;
    do {
      const from = page;
      const found = await asking(() =>
        disk.listAll(prefix, {
          recursive,
          ...(from === undefined ? {} : { paginationToken: from }),
        }),
      );
      yield* found.objects;
      page = found.paginationToken;
    } while (page !== undefined);
  }

  async function* files(prefix: string, recursive: boolean): AsyncGenerator<StoredObject> {
    for await (const entry of entries(prefix, recursive)) {
      if (!entry.isFile) continue;
      // From the listing, without another request.
      const { lastModified } = await entry.getMetaData();
      yield { path: entry.key, modifiedAt: lastModified };
    }
  }

  const remove = (path: string) => asking(() => disk.delete(path));

  return {
    location: `${endpoint}/${bucket}`,
    put,
    read: async (path) => {
      const found = await open(path);
      return found && asking(() => buffer(found.stream));
    },
    open,
    remove,
    removeFolder: async (folder) => {
      assertFolderName(folder);
      const atOnce = pLimit(removalsAtOnce);
      const removals: Promise<void>[] = [];
      for await (const { path } of files(`${folder}/`, true)) {
        if (path.startsWith(`${folder}/`)) removals.push(atOnce(() => remove(path)));
      }
      await Promise.all(removals);
    },
    list: async (folder) => {
      const listed: StoredObject[] = [];
      for await (const file of files(folder, false)) listed.push(file);
      return listed;
    },
    folders: async function* () {
      for await (const entry of entries('/', false)) {
        if (entry.isDirectory) yield entry.prefix;
      }
    },
    // A service keeps whole objects only, so that all a killed process can leave is its probe.
    removeDrafts: async (olderThanMs) => {
      let removed = 0;
      for await (const { path, modifiedAt } of files(probe, true)) {
        if (modifiedAt.getTime() > Date.now() - olderThanMs) continue;
        await remove(path);
        removed++;
      }
      return removed;
    },
    ping: async () => {
      const path = `${probe}${randomUUID()}`;
      await put(path, Buffer.from('ping'));
      await asking(() => disk.listAll(path, { recursive: true }));
      await remove(path);
    },
  };
}

const wrongRegion = new Set(['PermanentRedirect', 'AuthorizationHeaderMalformed']);
/** What services call a bucket or a disk without room; there is no common name. */
const full = new Set(['QuotaExceeded', 'StorageFull', 'XMinioStorageFull', 'InsufficientStorage']);

/** The error for callers, with words for the operator. */
function explain(error: unknown, { endpoint, bucket }: S3Config): unknown {
  if (!(error instanceof Error)) return error;
  // flydrive's own errors have the client's as their cause; one about a path has none.
  const cause = error.cause instanceof Error ? error.cause : error;
  const status = cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined;
  const { name } = cause;
  if (full.has(name) || status === 507) {
    return Object.assign(new Error(`${endpoint} has no room left (${name})`, { cause }), {
      code: 'ENOSPC',
    });
  }
  const because = problemOf(name, status, cause);
  if (because === null) return error;
  return new StorageUnavailable(`Photos can't be stored at ${endpoint}/${bucket}: ${because}`, {
    cause,
  });
}

/** Null for what is no fault of the service or the settings. */
function problemOf(name: string, status: number | undefined, cause: Error): string | null {
  if (name === 'NoSuchBucket') {
    return 'the bucket does not exist. Create it, or correct STORAGE_URL.';
  }
  if (wrongRegion.has(name)) {
    return `the bucket is in another region (${name}). Correct STORAGE_REGION.`;
  }
  if (status === 401 || status === 403) {
    return `the key is refused (${name}). Check STORAGE_ACCESS_KEY_ID and STORAGE_SECRET_ACCESS_KEY, and that the key may read, write, list and delete there.`;
  }
  if (status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429) {
    return null;
  }
  if (status !== undefined) return `it fails (${name}, status ${status}).`;
  if (cause.name === 'TimeoutError') return 'it takes too long to answer.';
  if ('code' in cause && typeof cause.code === 'string' && /^E[A-Z]+$/.test(cause.code)) {
    return `it does not answer (${cause.code}).`;
  }
  return null;
}
