import { defineProject } from 'vitest/config';
import { patientTests } from './testing/patient-tests.ts';

export default defineProject({
  test: {
    name: 'tools',
    ...patientTests,
    include: ['**/*.test.ts'],
    // The files that a worker runs share the modules they import, which takes longer than most of them.
    isolate: false,
    // Node runs TypeScript by itself.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
