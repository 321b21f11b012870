import { expect, it } from 'vitest';

import { portFrom } from './port.mjs';

it.each([
  [{}, 3000],
  [{ PORT: '' }, 3000],
  [{ PORT: '8080' }, 8080],
])('reads %j as port %i', (variables, port) => {
  expect(portFrom(variables)).toBe(port);
});

it.each(['abc', '0', '65536', '80.5', ' '])('refuses PORT=%j with a plain sentence', (given) => {
  expect(() => portFrom({ PORT: given })).toThrow(
    `PORT must be a whole number from 1 to 65535, not "${given}".`,
  );
});
