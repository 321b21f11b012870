import { expect, test } from 'vitest';

import { barColorMedia, themeChoices, themeCookie, themeIn } from './page-theme.tsx';

test.each([
  ['', 'system'],
  ['dss_language=es', 'system'],
  ['dss_language=es; dss_theme=dark', 'dark'],
  ['dss_theme=light;dss_visitor=1', 'light'],
  ['dss_theme=sepia', 'system'],
  ['my_dss_theme=dark', 'system'],
])('the cookies "%s" hold the choice %s', (cookies, choice) => {
  expect(themeIn(cookies)).toBe(choice);
});

test('a choice is kept for a year, over https only if the page is', () => {
  expect(themeCookie('dark', 'https:')).toBe(
    'dss_theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
  expect(themeCookie('light', 'http:')).toBe(
    'dss_theme=light; Path=/; Max-Age=31536000; SameSite=Lax',
  );
});

test('following the device deletes the stored choice', () => {
  expect(themeCookie('system', 'http:')).toContain('Max-Age=0');
});

test('the browser’s toolbar has one color at a time, by choice or by device', () => {
  const media = themeChoices.map((choice) => [
    barColorMedia('light', choice),
    barColorMedia('dark', choice),
  ]);
  expect(media).toEqual([
    ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
    ['all', 'not all'],
    ['not all', 'all'],
  ]);
});
