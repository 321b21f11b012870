import { ensureDependencies } from './dependencies.mjs';
import { exclusively } from './exclusive.mjs';
import { findNode } from './node-runtime.mjs';
import { projectRoot } from './project.mjs';
import { ensureSomeWebBuild, ensureWebBuild } from './web-build.mjs';

/**
 * Installs and builds whatever the programs of this checkout still need.
 *
 * @param {{ signal: AbortSignal, report: (line: string) => void, web: 'current' | 'any' | 'none' }} options `web`:
 *   the build of the web application that is needed: of the present sources, of whatever sources, or none
 * @returns {Promise<{ node: string }>} the Node to run the product with
 */
export async function prepare({ signal, report, web }) {
  const onWait = () => report('Waiting for another command that is preparing this folder…');
  return exclusively(projectRoot, { onWait, signal }, async () => {
    await ensureDependencies(projectRoot, { report, signal });
    const node = await findNode(projectRoot);
    if (web === 'current') await ensureWebBuild(projectRoot, { report, signal });
    if (web === 'any') await ensureSomeWebBuild(projectRoot, { report, signal });
    return { node };
  });
}
