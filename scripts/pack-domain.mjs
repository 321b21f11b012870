/** `npm run pack-domain`: makes the package that others install of `packages/domain`, as a file beside it to publish or to install. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { prepare } from './bootstrap/prepare.mjs';
import { projectRoot } from './bootstrap/project.mjs';
import { runCommand } from './processes/command.mjs';
import { runStep } from './processes/step.mjs';

const domain = join(projectRoot, 'packages/domain');
const folder = join(domain, 'build');

await runCommand(async ({ signal }) => {
  const report = (/** @type {string} */ line) => void process.stderr.write(`${line}\n`);
  const { node } = await prepare({ signal, report, web: 'none' });
  await rm(folder, { recursive: true, force: true });
  await runStep({
    program: node,
    args: [
      join(projectRoot, 'node_modules/typescript/bin/tsc'),
      '-p',
      join(domain, 'tsconfig.package.json'),
    ],
    cwd: projectRoot,
    signal,
    failure: 'The domain could not be compiled',
  });
  await writeManifest();
  await cp(join(domain, 'README.md'), join(folder, 'README.md'));
  await cp(join(projectRoot, 'LICENSE'), join(folder, 'LICENSE'));
  await runStep({
    program: process.platform === 'win32' ? 'npm.cmd' : 'npm',
    args: ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder],
    cwd: folder,
    signal,
    failure: 'The package could not be packed',
  });
  const { name, version } = await manifestIn(folder);
  const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  process.stdout.write(`${join(folder, file)}\n`);
  return 0;
});

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {{ zod: string }} dependencies
 */

/**
 * @param {string} of a folder
 * @returns {Promise<Manifest & Record<string, unknown>>}
 */
async function manifestIn(of) {
  /** @type {Manifest & Record<string, unknown>} */
  const manifest = JSON.parse(await readFile(join(of, 'package.json'), 'utf8'));
  return manifest;
}

/** The manifest of the workspace with what the package has instead of sources, and without what belongs to this repository alone. */
async function writeManifest() {
  const {
    private: _private,
    devDependencies: _development,
    ...manifest
  } = await manifestIn(domain);
  const published = {
    ...manifest,
    // Who installs it may have the same zod with another fix.
    dependencies: { zod: `^${manifest.dependencies.zod}` },
    exports: {
      '.': { types: './code/index.d.ts', default: './code/index.js' },
      './package.json': './package.json',
    },
    files: ['code'],
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}
