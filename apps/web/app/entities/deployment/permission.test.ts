import { expect, test } from 'vitest';

import { countingPermission, type CountingConditions } from './consent.tsx';

const asked: CountingConditions = { offered: true, privacyControl: false, consent: null };

test.each<[string, Partial<CountingConditions>, ReturnType<typeof countingPermission>]>([
  ['asks before anything is counted', {}, 'ask'],
  ['counts after a yes', { consent: 'yes' }, 'granted'],
  ['counts nothing after a no', { consent: 'no' }, 'refused'],
  ['never asks where nothing is counted', { offered: false }, 'never'],
  [
    'takes privacy control as a no, whatever was said before',
    { privacyControl: true, consent: 'yes' },
    'never',
  ],
])('%s', (_name, change, permission) => {
  expect(countingPermission({ ...asked, ...change })).toBe(permission);
});
