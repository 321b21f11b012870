import { expect, test } from 'vitest';

import { assessorName, tellersOfWord } from './seen-by.ts';

const by = {
  visit_id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  name: 'Kim Lee',
  organization: null,
  on: '2026-11-29',
};

test('an assessor is named with the organization that they gave', () => {
  expect(assessorName(by)).toBe('Kim Lee');
  expect(assessorName({ ...by, organization: 'Fire Safe Council' })).toBe(
    'Kim Lee (Fire Safe Council)',
  );
});

test('nobody is named whose account is deleted, nor for whom they came', () => {
  expect(assessorName({ name: null, organization: 'Fire Safe Council' })).toBeNull();
});

test('what photos show is nobody’s word', () => {
  expect(tellersOfWord([{ source: 'provider' }])).toEqual({ owner: false, assessors: [] });
});

test('words of one visit are one assessor’s, beside the owner’s own', () => {
  const told = [
    { source: 'owner', seen_by: by },
    { source: 'owner', seen_by: by },
  ] as const;
  expect(tellersOfWord(told)).toEqual({ owner: false, assessors: [by] });
  expect(tellersOfWord([...told, { source: 'owner' }])).toEqual({ owner: true, assessors: [by] });
});
