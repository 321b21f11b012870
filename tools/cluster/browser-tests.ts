import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Runs the browser tests of the main job against the product at an address instead of a product of their own. */
export async function browserTestsPass(url: string, signal: AbortSignal): Promise<boolean> {
  const playwright = path.join(project, 'node_modules/@playwright/test/cli.js');
  const tests = spawn(process.execPath, [playwright, 'test', '-c', 'e2e', 'main-job'], {
    cwd: project,
    env: { ...process.env, PRODUCT_URL: url },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(tests, 'exit', { signal });
  return tests.exitCode === 0;
}
