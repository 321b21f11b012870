/** `npm run native -- android|ios|web`: creates or updates what the apps are built from. See apps/native/README.md. */
import { access } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { readAppSettings } from './app-settings.ts';
import { shellFolder } from './capacitor-config.ts';
import { capacitor } from './projects/capacitor-command.ts';
import { completeProject, platforms, type Platform } from './projects/complete-project.ts';
import { makeShell } from './shell/make-shell.ts';
import { readVariables } from './variables.ts';

const usage = `npm run native -- android   makes apps/native/android, or brings it up to date
npm run native -- ios       makes apps/native/ios, or brings it up to date
npm run native -- web       makes apps/native/www alone, what both carry; --out FOLDER puts it elsewhere`;

const workspace = fileURLToPath(new URL('..', import.meta.url));

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [wanted] = positionals;
  const platform = platforms.find((one) => one === wanted);
  if (values.help === true || positionals.length !== 1 || (!platform && wanted !== 'web')) {
    process.stdout.write(`${usage}\n`);
    process.exitCode = values.help === true ? 0 : 1;
    return;
  }
  const settings = readAppSettings(await readVariables());
  await makeShell(settings, path.resolve(values.out ?? path.join(workspace, shellFolder)));
  if (platform !== undefined) {
    await makeProject(platform);
    await completeProject(platform, path.join(workspace, platform), settings);
  }
  process.stdout.write(
    `${settings.appName} (${settings.appId}) for ${settings.server} is ready${platform === undefined ? '' : `: apps/native/${platform}`}\n`,
  );
}

async function makeProject(platform: Platform): Promise<void> {
  const exists = await access(path.join(workspace, platform)).then(
    () => true,
    () => false,
  );
  await capacitor(exists ? 'sync' : 'add', platform);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
