import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { S3Config } from '../../config/index.ts';

const program = fileURLToPath(new URL('./s3-server-program.ts', import.meta.url));

export interface S3Server {
  readonly config: S3Config;
  readonly port: number;
  readonly directory: string;
  readonly pid: number;
  /** Kills it at once; its objects stay. */
  kill(): Promise<void>;
  /** Kills it and removes its objects. */
  stop(): Promise<void>;
}

export interface S3ServerOptions {
  /** Where it keeps its objects; by default a new folder. */
  readonly directory?: string;
  /** By default a free one. */
  readonly port?: number;
  /**
   * Whether it checks signatures. It can't for listings, whose address it signs without the final slash that the client sends
   * and signs.
   */
  readonly strict?: boolean;
}

/** An S3 server written by others, as a process of its own: the npm package `@20minutes/s3rver`, with one bucket. */
export async function startS3Server({
  directory: given,
  port: wanted = 0,
  strict = false,
}: S3ServerOptions = {}): Promise<S3Server> {
  const directory = given ?? (await mkdtemp(path.join(tmpdir(), 'dss-test-s3-')));
  const signatures = strict ? 'strict' : 'lenient';
  const child = spawn(
    process.execPath,
    ['--openssl-legacy-provider', program, directory, String(wanted), signatures],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  let port: number | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    port = Number(/^ready (\d+)$/.exec(line)?.[1]);
    break;
  }
  if (port === undefined) throw new Error('the S3 server did not start');
  child.stdout.resume();
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'photos',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    port,
    directory,
    pid: child.pid ?? 0,
    kill,
    stop: async () => {
      await kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
