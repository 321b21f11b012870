import type { TracesOptions } from './traces.ts';

/** Starts traces; what sends them is loaded only now, so that a process without them needs no memory for it. */
export async function startTraces(options: TracesOptions): Promise<() => Promise<void>> {
  const { openTraces } = await import('./traces.ts');
  return openTraces(options);
}
