import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort, projectDirectory } from './running-product.ts';

export interface DevelopmentServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the web application as `npm run dev` does, including the pages that exist only in development. */
export async function startDevelopmentServer(apiPort: number): Promise<DevelopmentServer> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [
      '--conditions=development',
      path.join(projectDirectory, 'node_modules/@react-router/dev/bin.cjs'),
      'dev',
      `--port=${port}`,
      '--strictPort',
    ],
    {
      cwd: path.join(projectDirectory, 'apps/web'),
      env: { ...process.env, NODE_ENV: 'development', API_PORT: String(apiPort), NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const gone = once(server, 'exit');
  let ready = false;
  for await (const line of createInterface({ input: server.stdout })) {
    ready = line.includes('Local:');
    if (ready) break;
  }
  server.stdout.resume();
  if (!ready) throw new Error('The development server did not start.');
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.kill('SIGTERM');
      await gone;
    },
  };
}
