import { readFile } from 'node:fs/promises';
import { createDecodingQueue } from '../decoding-queue.ts';
import { processPhoto } from '../process-photo.ts';

/**
 * A program for tests of memory: processes the photos at the paths given as if they were uploaded at once, and prints as JSON how wide they
 * are and by how many bytes the process's memory grew at most.
 */
const photos = await Promise.all(process.argv.slice(2).map((file) => readFile(file)));
const before = process.memoryUsage.rss();
const queue = createDecodingQueue(60_000);
const somebody = { actor: null, network: null };
const processed = await Promise.all(
  photos.map((bytes) =>
    processPhoto(bytes, (pixels, decode) => queue.admit(somebody).run(pixels, decode)),
  ),
);
const peak = process.resourceUsage().maxRSS * 1024;
process.stdout.write(
  JSON.stringify({ widths: processed.map(({ width }) => width), growth: peak - before }),
);
