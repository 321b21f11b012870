import { expect, test } from 'vitest';

import { readAddresses } from './read-addresses.ts';

test.each([
  [
    'lines',
    '1 Elm Street\n\n 2 Elm Street, Paradise, CA \r\n',
    ['1 Elm Street', '2 Elm Street, Paradise, CA'],
  ],
  ['each address once', '1 Elm Street\n1 Elm Street', ['1 Elm Street']],
  [
    'the column of a table that is named so',
    '\uFEFFlot,Address,owner\r\n1,"1 Elm Street, Paradise",Ana\r\n2,2 Oak Lane,"Ruiz, Bo"\r\n',
    ['1 Elm Street, Paradise', '2 Oak Lane'],
  ],
  [
    'quotes and line breaks within a cell',
    'address\n"1 ""The Elms""\nUnit 2"',
    ['1 "The Elms"\nUnit 2'],
  ],
  ['nothing', ' \n', []],
])('addresses are read from %s', (_what, text, addresses) => {
  expect(readAddresses(text)).toEqual(addresses);
});
