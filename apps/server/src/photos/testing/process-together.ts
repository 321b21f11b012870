import { readFile } from 'node:fs/promises';
import { processPhoto } from '../process-photo.ts';

/**
 * A program for tests of memory: processes the photos at the paths given, all at once, and prints as JSON how wide they
 * are and by how many bytes the process's memory grew at most.
 */
const photos = await Promise.all(process.argv.slice(2).map((file) => readFile(file)));
const before = process.memoryUsage.rss();
const processed = await Promise.all(photos.map((bytes) => processPhoto(bytes)));
const peak = process.resourceUsage().maxRSS * 1024;
process.stdout.write(
  JSON.stringify({ widths: processed.map(({ width }) => width), growth: peak - before }),
);
