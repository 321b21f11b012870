import os from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { findFreePort } from '../development/free-port.mjs';
import { startProgram } from '../processes/program.mjs';

/** @typedef {import('../processes/program.mjs').Program} Program */

/**
 * Runs the built product on a free port, with data of its own and at the lowest priority: a phone shares no processor with it.
 *
 * @template T
 * @param {{ root: string, node: string, scratch: string, onStop: (stop: Program['stop']) => void }} context
 *   `scratch`: a folder for its data
 * @param {(origin: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProduct({ root, node, scratch, onStop }, work) {
  const port = String(await findFreePort());
  const product = startProgram({
    node,
    args: ['apps/server/src/main.ts'],
    cwd: root,
    env: {
      ...process.env,
      PROFILE: 'local',
      // Without a model that runs on a developer's machine.
      AI_PROVIDER: 'built-in',
      DATA_DIR: join(scratch, 'data'),
      PORT: port,
    },
    output: 'pipe',
  });
  onStop(product.stop);
  try {
    // Before it has threads, which inherit it.
    if (product.child.pid !== undefined) {
      os.setPriority(product.child.pid, os.constants.priority.PRIORITY_LOW);
    }
    await ready(product);
    return await work(`http://localhost:${port}`);
  } finally {
    product.stop('SIGTERM');
    await product.ended;
  }
}

/**
 * @param {Program} product
 * @throws Error with what it said, when it ends instead
 */
async function ready({ child, ended }) {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => (said += text));
  const { stdout } = child;
  if (stdout === null) throw new Error('the output of the product is not piped');
  const announced = new Promise((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.startsWith('ready http')) resolve(true);
    });
  });
  const isReady = await Promise.race([announced, ended.then(() => false)]);
  if (isReady !== true) throw new Error(`The product did not start. It said:\n${said}`);
}
