import { defineConfig } from 'vitest/config';
import { patientTests } from '../../tools/testing/patient-tests.ts';

/** Real PostgreSQL, real files and real HTTP take their time on a small machine. */
export default defineConfig({
  test: {
    name: 'server',
    ...patientTests,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/postgres-cluster.ts'],
    // Test files share modules in a worker, because loading the modules takes longer than most tests. A test that changes
    // global state must restore it.
    isolate: false,
    // Node runs TypeScript by itself, as it does in production.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
