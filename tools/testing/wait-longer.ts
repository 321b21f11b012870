import { vi } from 'vitest';

/** As long as `expect.poll` waits in patient-tests.ts; Vitest takes no setting for it. */
const timeout = 30_000;

// The files that a worker runs share `vi`.
if (vi.waitFor.name !== 'waitLonger') {
  const { waitFor } = vi;
  vi.waitFor = function waitLonger(callback, options) {
    return waitFor(callback, typeof options === 'number' ? options : { timeout, ...options });
  };
}
