import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { npm } from '../bootstrap/dependencies.mjs';
import { runStep } from '../processes/step.mjs';

/** The figures mean something only beside others of the same version. */
const version = '13.5.0';

/**
 * Installs Lighthouse if it is missing. It is 185 MB that only this command needs, so it isn't among the
 * project's packages: it has a folder of its own below `.cache`, named after its version.
 *
 * @param {{ root: string, report: (line: string) => void, signal: AbortSignal }} context
 * @returns {Promise<string>} the path of its command, a script for Node
 */
export async function ensureLighthouse({ root, report, signal }) {
  const folder = join(root, '.cache', `lighthouse-${version}`);
  const done = join(folder, 'installed');
  if (!(await exists(done))) {
    report(`Fetching Lighthouse ${version} (185 MB, the first time only)…`);
    await mkdir(folder, { recursive: true });
    const packageFile = { private: true, dependencies: { lighthouse: version } };
    await writeFile(join(folder, 'package.json'), `${JSON.stringify(packageFile)}\n`);
    const { program, leading } = npm();
    await runStep({
      program,
      args: [
        ...leading,
        'install',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ],
      cwd: folder,
      signal,
      failure: `Lighthouse ${version} could not be fetched`,
    });
    await writeFile(done, '');
  }
  return join(folder, 'node_modules/lighthouse/cli/index.js');
}

/** @param {string} path */
function exists(path) {
  return access(path).then(
    () => true,
    () => false,
  );
}
