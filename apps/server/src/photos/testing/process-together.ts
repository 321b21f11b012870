import { readFile } from 'node:fs/promises';
import { createDecodingQueue } from '../decoding-queue.ts';
import { processPhoto } from '../process-photo.ts';

/**
 * A program for memory tests: processes the photos at the given paths as if uploaded concurrently, and prints as JSON their
 * widths and the peak growth of the process's memory in bytes.
 */
const photos = await Promise.all(process.argv.slice(2).map((file) => readFile(file)));
const before = process.memoryUsage.rss();
const queue = createDecodingQueue(60_000);
const timeLimitSeconds = 150;
const somebody = { actor: null, network: null };
const processed = await Promise.all(
  photos.map((bytes) =>
    processPhoto(
      bytes,
      (pixels, decode) => queue.admit(somebody).run(pixels, decode),
      // Memory is measured, so a busy machine may take its time.
      () => timeLimitSeconds,
    ),
  ),
);
const peak = process.resourceUsage().maxRSS * 1024;
process.stdout.write(
  JSON.stringify({ widths: processed.map(({ width }) => width), growth: peak - before }),
);
