import { expect, test } from 'vitest';

import { emptyPolicyReview, policyReviewProblems } from './policy-review-draft.ts';

const whole = {
  ...emptyPolicyReview,
  firstName: 'Ada',
  lastName: 'Rowe',
  email: 'ada@example.org',
};

test('only first name, last name, e-mail address are required', () => {
  expect([...policyReviewProblems(whole)]).toEqual([]);
  expect([...policyReviewProblems({ ...whole, email: ' ada@example.org ' })]).toEqual([]);
});

test('every blank required field is named in the order of the form', () => {
  expect([...policyReviewProblems({ ...emptyPolicyReview, lastName: '  ' })]).toEqual([
    ['firstName', 'missing'],
    ['lastName', 'missing'],
    ['email', 'missing'],
  ]);
});

test('an invalid address is distinguished from a missing one', () => {
  expect([...policyReviewProblems({ ...whole, email: 'ada@' })]).toEqual([
    ['email', 'invalidEmail'],
  ]);
});
