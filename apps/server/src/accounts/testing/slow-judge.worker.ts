import { parentPort } from 'node:worker_threads';

/** Stands for a password that takes a minute to judge, and for others, which take no time. */
parentPort?.on('message', ({ password }: { readonly password: string }) => {
  const end = performance.now() + (password === 'slow' ? 60_000 : 0);
  while (performance.now() < end);
  parentPort?.postMessage([]);
});
parentPort?.postMessage('ready');
