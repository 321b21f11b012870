import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { bestEncoding, type Encoding } from '../http/encodings.ts';
import type { HttpEnv } from '../http/router.ts';

const endings = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

/**
 * Serves the scripts, styles and fonts of the built web application below `/assets`, each as it was compressed by the
 * build. A page loads over a hundred of them, so that each is read once and kept: a stream from its file costs the
 * server several times as much. All of them together take a few megabytes.
 * @param folders of this version's files, and of earlier ones
 */
export async function createAssetRoutes(folders: readonly string[]): Promise<Hono<HttpEnv>> {
  const places = new Map<string, string>();
  for (const folder of folders) {
    for (const name of await readdir(folder).catch(() => [])) {
      if (!places.has(name)) places.set(name, path.join(folder, name));
    }
  }
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const read = (name: string, place: string) => {
    const reading = kept.get(name) ?? readFile(place);
    kept.set(name, reading);
    // One that can't be read now may be later.
    reading.catch(() => kept.delete(name));
    return reading;
  };

  const routes = new Hono<HttpEnv>();
  // A wildcard, so that a file that isn't there is an unknown address.
  routes.get('/assets/*', async (context, next) => {
    const name = context.req.path.slice('/assets/'.length);
    const encoding = bestEncoding(context, (each) => places.has(name + endings[each]));
    const file = encoding === null ? name : name + endings[encoding];
    const place = places.get(file);
    if (place === undefined || !places.has(name)) return next();
    const bytes = await read(file, place);
    context.header('Content-Type', getMimeType(name) ?? 'application/octet-stream');
    // Vite puts a content hash in the names of these files.
    context.header('Cache-Control', 'public, max-age=31536000, immutable');
    if (encoding !== null) context.header('Content-Encoding', encoding);
    context.header('Vary', 'Accept-Encoding', { append: true });
    return context.body(bytes);
  });
  return routes;
}
