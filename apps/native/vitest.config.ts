import { defineProject } from 'vitest/config';
import { patientTests } from '../../tools/testing/patient-tests.ts';

export default defineProject({
  test: {
    name: 'native',
    ...patientTests,
    include: ['src/**/*.test.ts'],
  },
});
