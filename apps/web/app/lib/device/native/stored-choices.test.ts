import { beforeEach, expect, test } from 'vitest';

import { createBrowserStore } from '../storage/browser-store.ts';
import { cookieText } from '../storage/cookies.ts';
import { storageOver } from '../storage/testing/storages.ts';
import { choicesIn, type StoredChoices } from './stored-choices.ts';

const kept = new Map<string, string>();
let choices: StoredChoices;

const protocol = 'capacitor:';
const dark = cookieText({ name: 'dss_theme', value: 'dark', lasts: true, protocol });
const spanish = cookieText({ name: 'dss_language', value: 'es', lasts: true, protocol });

beforeEach(() => {
  kept.clear();
  choices = choicesIn(createBrowserStore(() => storageOver(kept)));
});

test('an app remembers choices in the format of cookies', () => {
  expect(choices.read()).toBe('');
  choices.write(dark);
  choices.write(spanish);
  expect(choices.read()).toBe('dss_theme=dark; dss_language=es');
});

test('a removed choice is forgotten', () => {
  choices.write(dark);
  choices.write(cookieText({ name: 'dss_theme', value: 'system', lasts: false, protocol }));
  expect(choices.read()).toBe('');
  expect(kept.size).toBe(0);
});

test('other cookies are not kept', () => {
  choices.write(cookieText({ name: 'dss_visitor', value: 'token', lasts: true, protocol }));
  expect(kept.size).toBe(0);
});
