/**
 * A program that is started again when its sources have changed, and waits for a change after it has failed.
 *
 * @param {() => import('../processes/program.mjs').Program} start
 * @param {{ onFailure: (code: number) => void }} options
 * @returns {{ reload: () => void, stop: (name: import('../processes/interruption.mjs').StopSignal) => void,
 *   ended: Promise<void> }} `ended` resolves after `stop`, when the program has ended
 */
export function keepReloading(start, { onFailure }) {
  let stopping = false;
  let reloading = false;
  /** @type {import('../processes/program.mjs').Program | undefined} */
  let running;
  /** @type {() => void} */
  let resolveEnded;
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => (resolveEnded = resolve));

  const run = async () => {
    reloading = false;
    running = start();
    const code = await running.ended;
    running = undefined;
    if (stopping) resolveEnded();
    else if (reloading) void run();
    else onFailure(code);
  };
  void run();

  return {
    ended,
    reload() {
      if (stopping || reloading) return;
      if (running === undefined) {
        void run();
      } else {
        // The next one starts when this one has freed the data folder.
        reloading = true;
        running.stop('SIGTERM');
      }
    },
    stop(name) {
      stopping = true;
      if (running === undefined) resolveEnded();
      else running.stop(name);
    },
  };
}
