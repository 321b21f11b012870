import { parentPort } from 'node:worker_threads';

/** Simulates a library with a flaw: uses the time or memory that the first byte selects, then answers. */
const costs: Readonly<Record<number, () => void>> = { 1: takeTime, 2: takeMemory };

const megabyte = 1024 * 1024;

parentPort?.on('message', ([first = 0]: Uint8Array) => {
  costs[first]?.();
  parentPort?.postMessage({ evidence: null, orientation: 6 });
});
parentPort?.postMessage('ready');

function takeTime(): void {
  const end = performance.now() + 10_000;
  while (performance.now() < end);
}

function takeMemory(): void {
  const half = Buffer.alloc(megabyte / 2, 'a');
  const texts: string[] = [];
  while (texts.length < 320) texts.push(half.toString('latin1'));
  if (texts.length === 0) throw new Error('nothing was taken');
}
