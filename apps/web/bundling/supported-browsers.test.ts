import { expect, test } from 'vitest';

import { expectReadable } from './supported-browsers.ts';

test.each(['(?<=.)\\/$', '(?<!a)b'])(
  'a script that looks behind, as in %s, stops the build',
  (pattern) => {
    expect(() => expectReadable('assets/a.js', `name.replace(/${pattern}/,"")`)).toThrow(
      /^assets\/a\.js has "\(\?<[=!]" in a regular expression/,
    );
  },
);

test('named groups and looking ahead are known to all', () => {
  expect(() => expectReadable('assets/a.js', 'x.match(/(?<year>\\d+)(?=-)(?!a)/)')).not.toThrow();
});
