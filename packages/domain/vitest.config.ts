import { defineProject } from 'vitest/config';
import { patientTests } from '../../tools/testing/patient-tests.ts';

/** Files share modules, because the domain's functions are pure and leave no state behind. */
export default defineProject({
  test: {
    name: 'domain',
    ...patientTests,
    include: ['src/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    provide: { propertyRuns: Number(process.env['PROPERTY_RUNS'] ?? 1) },
    // Node runs TypeScript by itself, as it does in production.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
