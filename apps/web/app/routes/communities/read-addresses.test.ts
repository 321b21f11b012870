import { expect, test } from 'vitest';

import { readAddresses } from './read-addresses.ts';

test.each([
  [
    'lines',
    '1 Elm Street\n\n 2 Elm Street, Paradise, CA \r\n',
    ['1 Elm Street', '2 Elm Street, Paradise, CA'],
  ],
  [
    'the column of a table that is named so',
    '\uFEFFlot,Address,owner\r\n1,"1 Elm Street, Paradise",Ana\r\n2,2 Oak Lane,"Ruiz, Bo"\r\n',
    ['1 Elm Street, Paradise', '2 Oak Lane'],
  ],
  [
    'the column of the place in a county’s table, not that of the mail',
    'APN,MAILING_ADDRESS,SITUS_ADDRESS\n7,9 Far Road,1 Elm Street\n',
    ['1 Elm Street'],
  ],
  [
    'cells that a spreadsheet copied',
    'lot\tAddress\n1\t1 Elm Street, Unit 2',
    ['1 Elm Street, Unit 2'],
  ],
  ['semicolons', 'dirección;lote\n1 Elm Street;7', ['1 Elm Street']],
  [
    'quotes and line breaks within a cell',
    'address\n"1 ""The Elms""\nUnit 2"',
    ['1 "The Elms"\nUnit 2'],
  ],
  ['nothing', ' \n,,\n', []],
])('addresses are read from %s', (_what, text, addresses) => {
  expect(readAddresses(text)).toEqual({ addresses, leftOut: [] });
});

test('each row that nothing is printed for is named by its line, with why', () => {
  const text = [
    'address,lot',
    '"1 Elm Street\nUnit 2",1',
    ',2',
    'Total,3',
    `${'9'.repeat(201)},4`,
    '"5 Elm Street,5',
    '6 Elm Street, Paradise, CA',
    '1 ELM Street  Unit 2.,7',
    '8 Elm Street,8',
  ].join('\r\n');
  const { addresses, leftOut } = readAddresses(text);
  expect(addresses).toEqual(['1 Elm Street\nUnit 2', '8 Elm Street']);
  expect(leftOut.map(({ line, why, of }) => [line, why, of])).toEqual([
    [4, 'no_address', 4],
    [5, 'no_number', 5],
    [6, 'too_long', 6],
    [7, 'open_quote', 7],
    [8, 'columns', 8],
    [9, 'repeated', 2],
  ]);
  expect(leftOut[0]?.text).toBe('2');
});

test('each row of 2,500 with something in it is an address or is left out', () => {
  const rows = Array.from({ length: 2500 }, (_, at) => (at % 7 === 0 ? 'Lot' : `${at} Elm Street`));
  const { addresses, leftOut } = readAddresses(rows.join('\n'));
  expect(addresses.length + leftOut.length).toBe(2500);
});
