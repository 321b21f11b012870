import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import type { ReportData } from './document/report-data.ts';
import { drawReport } from './document/report-document.ts';

/** Draws one report and ends. A thread of its own, so that nothing that it meets can stop or hold up the server. */
const data = z.custom<ReportData>().parse(workerData);
const bytes = new Uint8Array(await drawReport(data));
parentPort?.postMessage(bytes, [bytes.buffer]);
