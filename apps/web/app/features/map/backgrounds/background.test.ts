import { expect, test } from 'vitest';

import { chooseBackground } from './use-background.ts';

const facts = { googleKey: null, googleFailed: false, picture: 'ready' } as const;

test('Google is shown where a key is set', () => {
  expect(chooseBackground({ ...facts, googleKey: 'key' })).toBe('google');
});

test('the aerial picture is shown when Google fails', () => {
  expect(chooseBackground({ ...facts, googleKey: 'key', googleFailed: true })).toBe('picture');
});

test('the aerial picture is shown where no Google key is set', () => {
  expect(chooseBackground(facts)).toBe('picture');
});

test('the schematic is shown when nothing else loads', () => {
  expect(chooseBackground({ ...facts, picture: 'failed' })).toBe('schematic');
  expect(chooseBackground({ googleKey: 'key', googleFailed: true, picture: 'failed' })).toBe(
    'schematic',
  );
});

test('nothing is shown before the choices are known', () => {
  expect(chooseBackground({ ...facts, googleKey: undefined })).toBeNull();
  expect(chooseBackground({ ...facts, picture: 'pending' })).toBeNull();
});
