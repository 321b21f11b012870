import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { DssError } from '@dss/domain';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { Drawing } from './document/report-data.ts';

/** Far more than the largest report takes on a busy machine. */
const timeLimitMs = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };
/** Beyond this many waiting, who comes is asked to come again: each holds its pictures in memory. */
const maxWaiting = 4;

const inTurn = pLimit(1);

/**
 * Draws a document in a thread of its own, one at a time, within limits of time and memory.
 * @param prepare gathers what is drawn, once it is this document's turn
 * @throws DssError `report_busy`, and `report_failed` if it can't be drawn
 */
export async function drawApart(prepare: () => Promise<Drawing>): Promise<Uint8Array> {
  if (inTurn.pendingCount >= maxWaiting) throw new DssError('report_busy');
  return inTurn(async () => {
    const data = await prepare();
    // Without this process's arguments, which may load modules that don't work in a thread.
    const worker = new Worker(new URL('draw-pdf.worker.ts', import.meta.url), {
      workerData: data,
      resourceLimits,
      execArgv: [],
    });
    try {
      const answered = once(worker, 'message', { signal: AbortSignal.timeout(timeLimitMs) });
      const [pdf] = z.tuple([z.instanceof(Uint8Array)]).parse(await answered);
      return pdf;
    } catch (error) {
      throw new DssError('report_failed', { cause: error });
    } finally {
      await worker.terminate();
    }
  });
}
