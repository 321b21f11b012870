import { expect, test } from 'vitest';

import { chooseBackground } from './background.ts';

const facts = { googleKey: null, googleFailed: false, picture: 'ready' } as const;

test('Google comes first where a key is set, and gives way when it fails', () => {
  expect(chooseBackground({ ...facts, googleKey: 'key' })).toBe('google');
  expect(chooseBackground({ ...facts, googleKey: 'key', googleFailed: true })).toBe('picture');
});

test('the aerial picture comes next, and the schematic when neither answers', () => {
  expect(chooseBackground(facts)).toBe('picture');
  expect(chooseBackground({ ...facts, picture: 'failed' })).toBe('schematic');
  expect(chooseBackground({ googleKey: 'key', googleFailed: true, picture: 'failed' })).toBe(
    'schematic',
  );
});

test('nothing is chosen before it is known what there is', () => {
  expect(chooseBackground({ ...facts, googleKey: undefined })).toBeNull();
  expect(chooseBackground({ ...facts, picture: 'pending' })).toBeNull();
});
