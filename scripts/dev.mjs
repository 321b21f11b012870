/**
 * `npm run dev`: runs the product with live reload. The browser uses the web application's development server, which proxies API
 * requests to the server; the server restarts when its sources change.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

import { troublesomeCharacter } from './bootstrap/plain-folder.mjs';
import { prepare } from './bootstrap/prepare.mjs';
import { projectRoot } from './bootstrap/project.mjs';
import { findFreePort } from './development/free-port.mjs';
import { portFrom } from './development/port.mjs';
import { keepReloading } from './development/reloading-program.mjs';
import { watchSources } from './development/source-watch.mjs';
import { runCommand } from './processes/command.mjs';
import { startProgram } from './processes/program.mjs';

const pollMs = 100;

await runCommand(async ({ signal, onStop }) => {
  const report = (/** @type {string} */ line) => void process.stdout.write(`${line}\n`);
  const port = portFrom(process.env);
  const character = troublesomeCharacter(projectRoot);
  if (character !== undefined) {
    throw new Error(
      `Vite can't serve ${projectRoot} while you edit: its path has a "${character}". Rename or move the folder.`,
    );
  }
  const { node } = await prepare({ signal, report, web: 'any' });
  signal.throwIfAborted();
  const address = `http://localhost:${port}`;
  const apiPort = String(await findFreePort());

  const web = startProgram({
    node,
    args: [
      // Otherwise React Router restarts itself to add this flag.
      '--conditions=development',
      join(projectRoot, 'node_modules/@react-router/dev/bin.cjs'),
      'dev',
      `--port=${port}`,
      '--strictPort',
      '--logLevel=warn',
    ],
    cwd: join(projectRoot, 'apps/web'),
    env: { ...process.env, API_PORT: apiPort },
  });

  let announced = false;
  const startServer = () => {
    const server = startProgram({
      node,
      args: ['apps/server/src/main.ts'],
      cwd: projectRoot,
      // Makes links that the server prints point to the address open in the browser.
      env: { ORIGIN: address, ...process.env, PORT: apiPort },
      output: 'pipe',
    });
    server.child.stderr?.pipe(process.stderr);
    if (server.child.stdout !== null) {
      createInterface({ input: server.child.stdout }).on('line', (line) => {
        if (!line.startsWith('ready http')) report(line);
        else if (announced) report('Server started again.');
        else void announce();
      });
    }
    return server;
  };
  const announce = async () => {
    announced = true;
    if (await answers(port, signal)) report(`ready ${address}`);
  };

  const server = keepReloading(startServer, {
    onFailure: (code) => report(`The server ended with code ${code}. It starts again on a change.`),
  });
  const sources = ['apps/server', 'packages/domain'].map((room) => join(projectRoot, room, 'src'));
  const watching = watchSources(sources, server.reload);
  onStop((name) => {
    web.stop(name);
    server.stop(name);
  });
  const code = await web.ended;
  watching.close();
  server.stop('SIGTERM');
  await server.ended;
  return signal.aborted ? 0 : code;
});

/**
 * Waits until something listens on a port.
 *
 * @param {number} port
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} false when given up
 */
async function answers(port, signal) {
  while (!signal.aborted) {
    const socket = connect({ port, host: 'localhost' });
    try {
      await once(socket, 'connect');
      return true;
    } catch {
      await delay(pollMs);
    } finally {
      socket.destroy();
    }
  }
  return false;
}
