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
}

/** A thread of its own, for work that must not hold up or stop the server. */
export interface Thread {
  /**
   * Answers one message after the other. A thread that failed is replaced for the next message.
   * @throws what it failed of, or that it exceeded its limits
   */
  readonly ask: (message: unknown) => Promise<unknown>;
  /** How many messages wait for their turn. */
  readonly waiting: () => number;
}

/** Starts with the first message. */
export function openThread({ program, timeLimitMs, resourceLimits }: ThreadOptions): Thread {
  const inTurn = pLimit(1);
  let running: Worker | null = null;

  const start = async (): Promise<Worker> => {
    // Without this process's arguments, which may load modules that don't work in a thread.
    const worker = new Worker(program, { resourceLimits, execArgv: [] });
    await once(worker, 'message');
    worker.on('error', () => {
      if (running === worker) running = null;
    });
    worker.unref();
    return worker;
  };

  return {
    ask: (message) =>
      inTurn(async () => {
        try {
          running ??= await start();
          return await answerOf(running, message, timeLimitMs);
        } catch (error) {
          await running?.terminate();
          running = null;
          throw error;
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
