/** Checks how the folders of the web application import each other. With `--graph` it prints which imports which. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';

import { projectRoot } from './bootstrap/project.mjs';
import { folderFaults, folderGraph } from './lint/folders.mjs';

const app = join(projectRoot, 'apps/web/app');
const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: app }).map((path) => [
    path.replaceAll('\\', '/'),
    readFileSync(join(app, path), 'utf8'),
  ]),
);

if (argv.includes('--graph')) {
  for (const [folder, imported] of folderGraph(sources)) {
    console.log(`${folder}: ${[...imported].toSorted().join(' ')}`);
  }
}
const faults = folderFaults(sources);
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
