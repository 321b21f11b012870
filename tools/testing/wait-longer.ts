import { vi } from 'vitest';

import { patientTests } from './patient-tests.ts';

// As long as `expect.poll` waits; Vitest takes no setting for these.
const { timeout } = patientTests.expect.poll;

const inFull = (options: number | object | undefined) =>
  typeof options === 'number' ? { timeout: options } : { timeout, ...options };

// The files that a worker runs share `vi`.
if (vi.waitFor.name !== 'waitLonger') {
  const { waitFor, waitUntil } = vi;
  vi.waitFor = function waitLonger(callback, options) {
    return waitFor(callback, inFull(options));
  };
  vi.waitUntil = (callback, options) => waitUntil(callback, inFull(options));
}
