import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AppSettings } from '../app-settings.ts';
import { shellPage, startScript } from './shell-page.ts';

const builtPages = fileURLToPath(new URL('../../../web/build/client', import.meta.url));
const script = fileURLToPath(new URL(startScript, import.meta.url));

/**
 * What the shell contains besides its page and the data of prerendered pages. The prerendered pages themselves are left
 * out: they are for browsers without scripts and for search engines.
 */
const parts = ['assets', 'favicon.svg'];

/**
 * Creates the shell that an app contains: the built web application, which starts from the same page at every address.
 * @param folder deleted and created again
 * @throws Error if the web application hasn't been built
 */
export async function makeShell(
  { server }: AppSettings,
  folder: string,
  built = builtPages,
): Promise<void> {
  const page = await readFile(path.join(built, '__spa-fallback.html'), 'utf8').catch(
    (error: unknown) => {
      throw new Error("The web application is not built. Run 'npm run native'.", { cause: error });
    },
  );
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of parts) {
    await cp(path.join(built, part), path.join(folder, part), {
      recursive: true,
      // A webview needs no compressed copies.
      filter: (source) => !/\.(br|gz)$/.test(source),
    });
  }
  for await (const data of glob('**/*.data', { cwd: built })) {
    await cp(path.join(built, data), path.join(folder, data));
  }
  await cp(script, path.join(folder, startScript));
  await writeFile(path.join(folder, 'index.html'), shellPage(page, server));
}
