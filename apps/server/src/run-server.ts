import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { ConfigError, readConfig } from './config/index.ts';
import { startProduct, type Product } from './start-product.ts';

const webDirectory = fileURLToPath(new URL('../../web/build/client', import.meta.url));

/** How long a stop may take before it is forced. */
const stopLimitMs = 20_000;

/** Starts the product for this process, says when it is ready, and ends it cleanly on a signal. */
export async function runServer(): Promise<void> {
  const config = readConfigOrExit();
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  // The terminal belongs to whoever started the product: logs go to stderr.
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: true }));

  const starting = new AbortController();
  let product: Product | undefined;
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    starting.abort(new Error('stopped while starting'));
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    await product?.stop();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(0));
  }

  try {
    product = await startProduct({
      config,
      log,
      webDirectory: path.resolve(webDirectory),
      signal: starting.signal,
      onFatal: (error) => {
        log.fatal({ err: error }, 'the product cannot go on');
        void stop(1);
      },
    });
  } catch (error) {
    if (starting.signal.aborted) process.exit(0);
    log.debug({ err: error }, 'the start failed');
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  if (starting.signal.aborted) {
    await product.stop();
    process.exit(0);
  }
  process.stdout.write(`ready ${product.address}\n`);
}

function readConfigOrExit() {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}
