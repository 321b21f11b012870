import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

import { diskFull, EmbeddedPostgresError } from './error.ts';
import type { PostgresLog } from './log.ts';
import { commandLine, postgresEnvironment, type RunAs } from './run-as.ts';

/** How long a fast shutdown may take (it writes a checkpoint) before stronger signals follow. */
const fastShutdownMs = 30_000;
const immediateShutdownMs = 5_000;

const maxLines = 40;
const lastLinesMs = 2_000;

export interface PostmasterOptions {
  readonly postgres: string;
  readonly clusterDir: string;
  readonly socketDir: string;
  readonly port: number;
  readonly runAs: RunAs;
  readonly log: PostgresLog;
}

/** A PostgreSQL server as our child process. */
export interface Postmaster {
  readonly pid: number | undefined;
  readonly clusterDir: string;
  /** Resolves when the process has ended for any reason; never rejects. */
  readonly exited: Promise<void>;
  readonly hasExited: () => boolean;
  /** Its last lines of output, to explain an unexpected exit. */
  lastLines(): string;
  /** Stops it: disconnects clients first, with stronger signals if that takes too long. The data stays intact either way. */
  stop(): Promise<void>;
}

/**
 * Starts the server process, which listens on the Unix socket only. It gets its own session (`detached`), so that Ctrl-C in a
 * terminal doesn't stop the database before the application has finished.
 */
export function spawnPostmaster(options: PostmasterOptions): Postmaster {
  const { clusterDir, log, runAs } = options;
  const settings = [
    'listen_addresses=',
    'unix_socket_permissions=0700',
    'timezone=UTC',
    'log_timezone=UTC',
    // Errors of statements go to the client, which logs them.
    'log_min_messages=log',
    'log_checkpoints=off',
  ];
  const command = commandLine(runAs, options.postgres, [
    '-D',
    clusterDir,
    '-k',
    // A list of quoted names: without quotes, a comma would end this one.
    `"${options.socketDir.replaceAll('"', '""')}"`,
    '-p',
    String(options.port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const child = spawn(command.file, command.args, {
    env: postgresEnvironment,
    cwd: clusterDir,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...runAs.identity,
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line);
    if (lines.length > maxLines) lines.shift();
    // FATAL is routine: it ends one client's connection. `lastLines` reports what ends the server.
    if (line.includes('PANIC:')) log.warn(`PostgreSQL: ${line}`);
    else log.debug(`PostgreSQL: ${line}`);
  });
  const exited = untilEnded(child, lines);
  const hasExited = () =>
    child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  const requestStop = () => child.kill('SIGINT');
  // If the process exits without `stop`, this signals the server, which then shuts down on its own.
  process.once('exit', requestStop);
  child.once('exit', () => process.removeListener('exit', requestStop));
  return {
    pid: child.pid,
    clusterDir,
    exited,
    hasExited,
    lastLines: () => lines.join('\n'),
    async stop() {
      const steps = [
        ['SIGINT', fastShutdownMs],
        ['SIGQUIT', immediateShutdownMs],
        ['SIGKILL', immediateShutdownMs],
      ] as const;
      for (const [signal, limitMs] of steps) {
        if (hasExited()) break;
        child.kill(signal);
        if (await settlesWithin(exited, limitMs)) return;
      }
      await exited;
    },
  };
}

/** The error to report when the server exits unexpectedly. */
export function unexpectedEnd(
  code: 'start_failed' | 'exited',
  postmaster: Postmaster,
): EmbeddedPostgresError {
  const advice = code === 'exited' ? ' What was saved is kept: start again.' : '';
  const lines = postmaster.lastLines();
  return (
    diskFull(postmaster.clusterDir, lines) ??
    new EmbeddedPostgresError(
      code,
      `The embedded database ended unexpectedly.${advice} Its last lines:\n${lines}`,
    )
  );
}

async function untilEnded(child: ChildProcess, lines: string[]): Promise<void> {
  await new Promise<void>((resolve) => {
    child.once('error', (error) => {
      lines.push(error.message);
      if (child.pid === undefined) resolve();
    });
    // The pipe closes with the last backend, which may write the last lines but could take forever.
    child.once('exit', () => setTimeout(resolve, lastLinesMs).unref());
    child.once('close', () => resolve());
  });
}

async function settlesWithin(promise: Promise<void>, limitMs: number): Promise<boolean> {
  const timer = new AbortController();
  try {
    return await Promise.race([
      promise.then(() => true),
      delay(limitMs, false, { signal: timer.signal }),
    ]);
  } finally {
    timer.abort();
  }
}
