import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { drawLetter } from './document/letter-document.ts';
import type { Drawing } from './document/report-data.ts';
import { drawReport } from './document/report-document.ts';

/** Draws one document and ends. A thread of its own, so that nothing that it meets can stop or hold up the server. */
const { report, letter } = z.custom<Drawing>().parse(workerData);
const bytes = new Uint8Array(await (report ? drawReport(report) : drawLetter(letter)));
parentPort?.postMessage(bytes, [bytes.buffer]);
