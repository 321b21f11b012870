import { defineConfig } from 'vitest/config';
import { patientTests } from '../tools/testing/patient-tests.ts';

export default defineConfig({
  test: {
    name: 'scripts',
    ...patientTests,
    include: ['**/*.test.mjs'],
    // Files share their modules: none of them changes anything for its whole process.
    isolate: false,
    // Node runs these files as they are.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
