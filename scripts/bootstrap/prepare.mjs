import { ensureDependencies } from './dependencies.mjs';
import { exclusively } from './exclusive.mjs';
import { findNode } from './node-runtime.mjs';
import { projectRoot } from './project.mjs';
import { ensureWebBuild } from './web-build.mjs';

/**
 * Brings a checkout, fresh or changed, to where its programs can run. Work that was done is not done again.
 *
 * @param {{ signal: AbortSignal, report: (line: string) => void, web: boolean }} options `web`: build the web
 *   application too
 * @returns {Promise<{ node: string }>} the Node to run the product with
 */
export async function prepare({ signal, report, web }) {
  const onWait = () => report('Waiting for another command that is preparing this folder…');
  return exclusively(projectRoot, { onWait, signal }, async () => {
    await ensureDependencies(projectRoot, { report, signal });
    const node = await findNode(projectRoot);
    if (web) await ensureWebBuild(projectRoot, { node, report, signal });
    return { node };
  });
}
