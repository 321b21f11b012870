import { cp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { runStep } from '../processes/step.mjs';
import { npm } from './dependencies.mjs';
import { fingerprint, stamped, stampMatches } from './fingerprint.mjs';
import { withNodeFirst } from './node-path.mjs';
import { findNode } from './node-runtime.mjs';
import { inPlainFolder } from './plain-folder.mjs';

const build = 'apps/web/build';
/** Holds the fingerprint that the last build was made from. */
export const webBuildStamp = `${build}/.built-from`;

/** Inputs of the web application's build. */
const inputs = ['package-lock.json', 'tsconfig.base.json', 'packages/domain', 'apps/web'];
const notInputs = /(^|\/)(node_modules|build|\.react-router)$|\.test\.tsx?$/;

/**
 * Builds the web application if it was never built: the server needs its pages to start, even if they aren't used.
 *
 * @param {string} root
 * @param {Parameters<typeof ensureWebBuild>[1]} context
 */
export async function ensureSomeWebBuild(root, context) {
  const built = await stat(join(root, webBuildStamp)).catch(() => undefined);
  if (built === undefined) await ensureWebBuild(root, context);
}

/**
 * Builds the web application, unless the last build read the same inputs.
 *
 * @param {string} root
 * @param {{ report: (line: string) => void, signal: AbortSignal }} context
 */
export async function ensureWebBuild(root, { report, signal }) {
  const stampFile = join(root, webBuildStamp);
  const wanted = await fingerprintOfWebSources(root);
  if (await stampMatches(stampFile, wanted)) return;
  report('Building the web application…');
  const { program, leading } = npm();
  await stamped(stampFile, wanted, () =>
    inPlainFolder(root, async (folder) => {
      await runStep({
        program,
        args: [...leading, 'run', 'build', '--workspace=@dss/web', '--loglevel=error'],
        cwd: folder,
        env: { ...withNodeFirst(await findNode(folder)), NODE_ENV: 'production' },
        signal,
        failure: 'The web application could not be built',
      });
      if (folder === root) return;
      await rm(join(root, build), { recursive: true, force: true });
      await cp(join(folder, build), join(root, build), { recursive: true });
    }),
  );
}

/**
 * What a build of the present sources would be stamped with.
 *
 * @param {string} root
 */
export function fingerprintOfWebSources(root) {
  return fingerprint(root, inputs, {
    skip: (path) => notInputs.test(path),
    extra: buildVariables(),
  });
}

/** The variables that the build writes into the pages, such as the operator's name. */
function buildVariables() {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();
}
