import { fileURLToPath } from 'node:url';

/**
 * How long tests wait, in ms, in every project of Vitest. They share few cores with browser tests, and any process may stand still for
 * seconds: a limit is for what never happens. A wait ends before its test does, so that it can say what it waited for.
 */
export const patientTests = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  setupFiles: [fileURLToPath(new URL('./wait-longer.ts', import.meta.url))],
};
