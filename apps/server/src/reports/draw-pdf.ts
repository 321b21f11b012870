import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { DssError } from '@dss/domain';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { DrawingRequest } from './document/report-data.ts';
import type { DrawnPdf } from './document/tagged-pdf.ts';

/** Far more than the largest report takes on a busy machine. */
const timeLimitMs = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };
/** Beyond this many waiting, requests are refused for now, because each holds its pictures in memory. */
const maxWaiting = 4;
/** Whoever makes one report often makes another. After this long without one, the thread's memory is freed. */
const idleLimitMs = 2 * 60_000;

const inTurn = pLimit(1);

const drawnPdf = z.object({ pdf: z.instanceof(Uint8Array), pages: z.number() });

/** Draws one document after the other. A thread that failed is never used again. */
interface Thread {
  readonly worker: Worker;
  /** Why it ended, if it did. */
  error: unknown;
  idle: NodeJS.Timeout | undefined;
}

let spare: Thread | null = null;

/**
 * Draws a document in a thread of its own, one at a time, within limits of time and memory. The thread loads the library, its fonts and
 * its words while the document is being prepared, and is kept for the next one for a while: that takes longer than drawing.
 * @param prepare gathers what is drawn, once it is this document's turn
 * @throws DssError `report_busy`, and `report_failed` if it can't be drawn
 */
export async function drawApart(prepare: () => Promise<DrawingRequest>): Promise<DrawnPdf> {
  if (inTurn.pendingCount >= maxWaiting) throw new DssError('report_busy');
  return inTurn(async () => {
    const thread = takeThread();
    let drawing: DrawingRequest;
    try {
      drawing = await prepare();
    } catch (error) {
      keep(thread);
      throw error;
    }
    try {
      const drawn = await drawnBy(thread, drawing);
      keep(thread);
      return drawn;
    } catch (error) {
      await thread.worker.terminate();
      throw new DssError('report_failed', { cause: error });
    }
  });
}

async function drawnBy({ worker, error }: Thread, drawing: DrawingRequest): Promise<DrawnPdf> {
  if (error !== null) throw new Error('the thread that draws ended', { cause: error });
  worker.ref();
  const signal = AbortSignal.timeout(timeLimitMs);
  const answered = once(worker, 'message', { signal });
  worker.postMessage(drawing);
  const [drawn] = z.tuple([drawnPdf]).parse(await answered);
  return drawn;
}

function takeThread(): Thread {
  const kept = spare;
  spare = null;
  if (kept !== null && kept.error === null) {
    clearTimeout(kept.idle);
    return kept;
  }
  const worker = new Worker(new URL('draw-pdf.worker.ts', import.meta.url), {
    resourceLimits,
    // Without this process's arguments, which may load modules that don't work in a thread, and without its settings.
    execArgv: [],
    env: { NODE_ENV: 'production', ...compiledBefore() },
  });
  const thread: Thread = { worker, error: null, idle: undefined };
  worker.on('error', (error) => {
    thread.error = error;
  });
  return thread;
}

/** Where this process keeps compiled code, which the library's thread uses, too. */
function compiledBefore(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir();
  // Node adds a folder of its own for each of its versions.
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(folder) };
}

function keep(thread: Thread): void {
  // An idle thread doesn't keep the process from ending.
  thread.worker.unref();
  thread.idle = setTimeout(() => {
    if (spare === thread) spare = null;
    void thread.worker.terminate();
  }, idleLimitMs).unref();
  spare = thread;
}
