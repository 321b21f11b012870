import { Interrupted, listenForInterruption } from './interruption.mjs';

/** @typedef {ReturnType<typeof listenForInterruption>} Interruption */

/**
 * Runs one of our commands: its result is the exit code, an error's message is all that is shown of it, and an
 * interruption ends as a shell expects.
 *
 * @param {(interruption: Interruption) => Promise<number>} main
 */
export async function runCommand(main) {
  const interruption = listenForInterruption();
  try {
    process.exitCode = await main(interruption);
  } catch (error) {
    /** @type {unknown} */
    const reason = interruption.signal.aborted ? interruption.signal.reason : error;
    if (reason instanceof Interrupted) {
      process.exitCode = reason.exitCode;
    } else {
      process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    }
  }
}
