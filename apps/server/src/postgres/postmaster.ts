import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

import { diskFull, EmbeddedPostgresError } from './error.ts';
import type { PostgresLog } from './log.ts';
import { commandLine, postgresEnvironment, type RunAs } from './run-as.ts';

/** Time for the closing checkpoint before the sharper signals follow. */
const fastShutdownMs = 30_000;
const immediateShutdownMs = 5_000;

const keptLines = 40;
const lastLinesMs = 2_000;

export interface PostmasterOptions {
  readonly postgres: string;
  readonly clusterDir: string;
  readonly socketDir: string;
  readonly port: number;
  readonly runAs: RunAs;
  readonly log: PostgresLog;
}

/** A running PostgreSQL server as our child process. */
export interface Postmaster {
  readonly pid: number | undefined;
  readonly clusterDir: string;
  /** Resolves, never rejects, when the process has ended for whatever reason. */
  readonly exited: Promise<void>;
  readonly hasExited: () => boolean;
  /** The last lines it wrote, to explain an end that nobody asked for. */
  lastLines(): string;
  /** Ends it: disconnecting clients first, more sharply if that takes too long. Data stays intact either way. */
  stop(): Promise<void>;
}

/**
 * Starts the server process; it listens on the Unix socket only.
 *
 * It gets a session of its own (`detached`), so that Ctrl-C in a terminal doesn't take the database away before the
 * application has finished its work.
 */
export function spawnPostmaster(options: PostmasterOptions): Postmaster {
  const { clusterDir, log, runAs } = options;
  const settings = [
    'listen_addresses=',
    'unix_socket_permissions=0700',
    'timezone=UTC',
    'log_timezone=UTC',
    // Statements' errors are answered to the client, whose log they belong in.
    'log_min_messages=log',
    'log_checkpoints=off',
  ];
  const command = commandLine(runAs, options.postgres, [
    '-D',
    clusterDir,
    '-k',
    options.socketDir,
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
    if (lines.length > keptLines) lines.shift();
    // Even FATAL is everyday here: it ends one client's connection. What ends the server is told by `lastLines`.
    if (line.includes('PANIC:')) log.warn(`PostgreSQL: ${line}`);
    else log.debug(`PostgreSQL: ${line}`);
  });
  const exited = untilEnded(child, lines);
  const hasExited = () =>
    child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  const requestStop = () => child.kill('SIGINT');
  // The last resort for a process that exits without `stop`: the server then ends by itself a moment later.
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

/** The error to report when the server ended although nobody asked it to. */
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
    // The pipe closes with the last backend, which says the last lines but must not be waited for without end.
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
