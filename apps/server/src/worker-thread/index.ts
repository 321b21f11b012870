import { once } from 'node:events';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import pLimit from 'p-limit';
import { z } from 'zod';

export interface ThreadOptions {
  /** Reports that it is ready, then answers each message with one of its own. */
  readonly program: URL;
  /** For one answer; the thread's start isn't counted. */
  readonly timeLimitMs: number;
  readonly resourceLimits: ResourceLimits;
  /** Instead of this process's environment. */
  readonly env?: NodeJS.Dict<string>;
  /** After so long without a message its memory is freed; absent: never. */
  readonly idleLimitMs?: number;
}

/** A thread of its own, for work that must not hold up or stop the server. */
export interface Thread {
  /** Starts it, if it isn't running, for a message that comes soon. The first message starts it otherwise. */
  readonly start: () => void;
  /**
   * Answers one message after the other. A thread that failed is replaced for the next message.
   * @throws what it failed of, or that it exceeded its limits
   */
  readonly ask: (message: unknown) => Promise<unknown>;
  /** How many messages wait for their turn. */
  readonly waiting: () => number;
}

export function openThread(options: ThreadOptions): Thread {
  const { program, timeLimitMs, resourceLimits, env, idleLimitMs } = options;
  const inTurn = pLimit(1);
  let running: Promise<Worker> | null = null;
  let idle: NodeJS.Timeout | undefined;

  const begin = async (): Promise<Worker> => {
    // Without this process's arguments, which may load modules that don't work in a thread.
    const worker = new Worker(program, { resourceLimits, execArgv: [], ...(env && { env }) });
    worker.on('error', () => {
      running = null;
    });
    await once(worker, 'message');
    worker.unref();
    return worker;
  };
  const started = () => (running ??= begin());
  const end = async () => {
    const ended = running;
    running = null;
    await (await ended?.catch(() => null))?.terminate();
  };
  const endIfIdle = () => {
    clearTimeout(idle);
    if (idleLimitMs !== undefined) idle = setTimeout(() => void end(), idleLimitMs).unref();
  };

  return {
    start: () => {
      endIfIdle();
      started().catch(() => undefined);
    },
    ask: (message) =>
      inTurn(async () => {
        clearTimeout(idle);
        try {
          return await answerOf(await started(), message, timeLimitMs);
        } catch (error) {
          await end();
          throw error;
        } finally {
          endIfIdle();
        }
      }),
    waiting: () => inTurn.pendingCount,
  };
}

async function answerOf(worker: Worker, message: unknown, timeLimitMs: number): Promise<unknown> {
  worker.ref();
  try {
    const answered = once(worker, 'message', { signal: AbortSignal.timeout(timeLimitMs) });
    worker.postMessage(message);
    const [answer] = z.array(z.unknown()).parse(await answered);
    return answer;
  } finally {
    // An idle thread doesn't keep the process from ending.
    worker.unref();
  }
}
