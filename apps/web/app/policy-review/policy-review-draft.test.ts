import { expect, test } from 'vitest';

import { emptyPolicyReview, problemsOf } from './policy-review-draft.ts';

const whole = {
  ...emptyPolicyReview,
  firstName: 'Ada',
  lastName: 'Rowe',
  email: 'ada@example.org',
};

test(
  'first name, last name and e-mail address are all that is needed',
  { tags: ['spec:core-127'] },
  () => {
    expect([...problemsOf(whole)]).toEqual([]);
    expect([...problemsOf({ ...whole, email: ' ada@example.org ' })]).toEqual([]);
  },
);

test(
  'every required field that is blank is named, in the order of the form',
  { tags: ['spec:core-127'] },
  () => {
    expect([...problemsOf({ ...emptyPolicyReview, lastName: '  ' })]).toEqual([
      ['firstName', 'missing'],
      ['lastName', 'missing'],
      ['email', 'missing'],
    ]);
  },
);

test('an address that no mail reaches is told apart from a missing one', () => {
  expect([...problemsOf({ ...whole, email: 'ada@' })]).toEqual([['email', 'invalidEmail']]);
});
