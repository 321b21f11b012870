import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Stands in for the built web application, which other tests look at. */
export async function writePages(folder: string): Promise<string> {
  const directory = path.join(folder, 'pages');
  await mkdir(directory);
  await writeFile(path.join(directory, 'index.html'), '<!doctype html><title>Home</title>');
  await writeFile(path.join(directory, '__spa-fallback.html'), '<!doctype html><title>App</title>');
  return directory;
}
