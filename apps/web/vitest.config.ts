import { defineProject } from 'vitest/config';
import { patientTests } from '../../tools/testing/patient-tests.ts';

export default defineProject({
  test: {
    name: 'web',
    ...patientTests,
    include: ['{app,bundling,lone-texts}/**/*.test.{ts,tsx}'],
    // The files that a worker runs share the modules they import, which takes longer than most of them. Whoever
    // changes something for the whole process puts it back.
    isolate: false,
  },
});
