import { expect, it } from 'vitest';
import type { AnswerValue } from './question.ts';
import { replacesAnswer } from './replaces.ts';

const whole = (answer: AnswerValue) => ({ side: null, answer });
const back = (answer: AnswerValue) => ({ side: 'north' as const, answer });

it.each([
  ['a no for a side leaves a yes for the whole house', back('no'), whole('yes'), false],
  ['“can’t see” at a side leaves it, too', back('not_sure'), whole('yes'), false],
  ['a yes for a side says where it is', back('yes'), whole('yes'), true],
  ['a yes for a side replaces a no for the whole house', back('yes'), whole('no'), true],
  ['an answer for the whole house replaces those for its sides', whole('yes'), back('no'), true],
  ['an answer replaces the one for the same side', back('no'), back('yes'), true],
] as const)('%s', (_what, next, earlier, expected) => {
  expect(replacesAnswer('firewood_at_wall', next, earlier)).toBe(expected);
});

it('leaves the answer for another side', () => {
  const south = { side: 'south', answer: 'yes' } as const;
  expect(replacesAnswer('firewood_at_wall', back('no'), south)).toBe(false);
});
