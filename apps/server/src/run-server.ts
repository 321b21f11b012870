import { ConfigError, readConfig } from './config/index.ts';
import { createLog } from './logging/index.ts';
import { reasonOf } from './outages/index.ts';
import { startProduct } from './start-product.ts';

/** How long a shutdown may take before it is forced. */
const stopLimitMs = 20_000;

/**
 * Starts the product in this process, reports when it is ready, and shuts it down cleanly on a signal.
 * @param webDirectory absolute path of the built web application
 */
export async function runServer(webDirectory: string): Promise<void> {
  const config = readConfigOrExit();
  const log = createLog(config.logLevel);

  const stopping = new AbortController();
  let failure: Error | undefined;
  const stop = () => {
    if (stopping.signal.aborted) return;
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    stopping.abort(new Error('stopped while starting'));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  try {
    const product = await startProduct({
      config,
      log,
      webDirectory,
      signal: stopping.signal,
      onFatal: (error) => {
        failure ??= error;
        log.fatal({ err: error }, 'the product cannot go on');
        stop();
      },
    });
    if (product.notice !== null) process.stdout.write(`${product.notice}\n`);
    process.stdout.write(`ready ${product.address}\n`);
    await aborted(stopping.signal);
    await product.stop();
  } catch (error) {
    // A start aborted by a signal has cleaned up after itself, and isn't a failure.
    if (!stopping.signal.aborted) {
      log.debug({ err: error }, 'the start failed');
      failure = error instanceof Error ? error : new Error(String(error));
    }
  }
  if (failure === undefined) process.exit(0);
  // An AggregateError may have no message of its own.
  process.stderr.write(`${failure.message || reasonOf(failure)}\n`);
  process.exit(1);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
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
