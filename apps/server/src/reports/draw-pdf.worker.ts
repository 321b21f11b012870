import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { drawLetter } from './document/letter-document.ts';
import { drawPacket } from './document/packet-document.ts';
import { drawRenewal } from './document/renewal-document.ts';
import type { DrawingRequest } from './document/report-data.ts';
import { drawReport, drawSummary } from './document/report-document.ts';
import type { DrawnPdf } from './document/tagged-pdf.ts';

/**
 * Draws documents, one after the other. A thread of its own, so that no document can stop or hold up the server: a failure ends
 * only the thread.
 */
parentPort?.on('message', (message: unknown) => {
  void draw(z.custom<DrawingRequest>().parse(message));
});
parentPort?.postMessage('ready');

async function draw(request: DrawingRequest): Promise<void> {
  const { pdf, pages } = await drawn(request);
  // In memory of its own, which can be handed over.
  const bytes = new Uint8Array(pdf);
  parentPort?.postMessage({ pdf: bytes, pages }, [bytes.buffer]);
}

function drawn(request: DrawingRequest): Promise<DrawnPdf> {
  switch (request.kind) {
    case 'report':
      return drawReport(request.data);
    case 'summary':
      return drawSummary(request.data);
    case 'packet':
      return drawPacket(request.data);
    case 'letter':
      return drawLetter(request.data);
    case 'renewal':
      return drawRenewal(request.data);
  }
}
