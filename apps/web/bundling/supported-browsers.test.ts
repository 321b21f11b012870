import postcss from 'postcss';
import { expect, test } from 'vitest';

import { expectReadable, heightOfScreen } from './supported-browsers.ts';

test.each(['(?<=.)\\/$', '(?<!a)b'])(
  'a script that looks behind, as in %s, stops the build',
  (pattern) => {
    expect(() => expectReadable('assets/a.js', `name.replace(/${pattern}/,"")`)).toThrow(
      /^assets\/a\.js has "\(\?<[=!]" in a regular expression/,
    );
  },
);

test('a media query that compares stops the build', () => {
  expect(() => expectReadable('assets/a.js', 'matchMedia("(width < 40rem)")')).toThrow(
    'assets/a.js has "(width < 4" in a media query',
  );
});

test('named groups and looking ahead are known to all', () => {
  expect(() =>
    expectReadable(
      'assets/a.js',
      'x.match(/(?<year>\\d+)(?=-)(?!a)/);matchMedia("(min-width: 40rem)")',
    ),
  ).not.toThrow();
});

test.each([
  ['.a{height:100dvh}', '.a{height:100vh;height:100dvh}'],
  [
    '.a{max-height:calc(100dvh - 2rem)}',
    '.a{max-height:calc(100vh - 2rem);max-height:calc(100dvh - 2rem)}',
  ],
  ['.a{height:100vh;height:100dvh}', '.a{height:100vh;height:100dvh}'],
  ['.a{width:50vw}', '.a{width:50vw}'],
])('%s has a height for every browser', async (written, built) => {
  const { css } = await postcss([heightOfScreen]).process(written, { from: undefined });
  expect(css).toBe(built);
});
