import { DssError } from '@dss/domain';
import pLimit from 'p-limit';
import { z } from 'zod';
import { openThread } from '../worker-thread/index.ts';
import type { DrawingRequest } from './document/report-data.ts';
import type { DrawnPdf } from './document/tagged-pdf.ts';

/** Beyond this many waiting, requests are refused for now, because each holds its pictures in memory. */
const maxWaiting = 4;

const inTurn = pLimit(1);

const thread = openThread({
  program: new URL('draw-pdf.worker.ts', import.meta.url),
  // Far more than the largest report takes on a busy machine.
  timeLimitMs: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
  // Without this process's settings.
  env: { NODE_ENV: 'production' },
  // Whoever makes one report often makes another.
  idleLimitMs: 2 * 60_000,
});

const drawnPdf = z.object({ pdf: z.instanceof(Uint8Array), pages: z.number() });

/**
 * Draws a document in a thread of its own, one at a time, within limits of time and memory. The thread loads the library while the document
 * is being prepared: that takes longer than drawing.
 * @param prepare gathers what is drawn, once it is this document's turn
 * @throws DssError `report_busy`, and `report_failed` if it can't be drawn
 */
export async function drawApart(prepare: () => Promise<DrawingRequest>): Promise<DrawnPdf> {
  if (inTurn.pendingCount >= maxWaiting) throw new DssError('report_busy');
  return inTurn(async () => {
    thread.start();
    const drawing = await prepare();
    try {
      return drawnPdf.parse(await thread.ask(drawing));
    } catch (error) {
      throw new DssError('report_failed', { cause: error });
    }
  });
}
