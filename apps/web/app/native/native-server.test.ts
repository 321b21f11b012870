import { expect, test } from 'vitest';

import { nativeServer, pictureCrossOrigin, serverAddress } from './native-server.ts';

const server = 'https://score.example';

test.each([
  ['/photos/1?expires=2', 'https://score.example/photos/1?expires=2'],
  ['/api/imagery/tiles/{z}/{x}/{y}', 'https://score.example/api/imagery/tiles/{z}/{x}/{y}'],
  ['blob:https://localhost/1', 'blob:https://localhost/1'],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
])('in an app, %s is at %s', (path, address) => {
  expect(serverAddress(path, server)).toBe(address);
});

test('without an app, addresses stay as they are and pictures are asked for as ever', () => {
  expect(nativeServer).toBeNull();
  expect(serverAddress('/photos/1')).toBe('/photos/1');
  expect(pictureCrossOrigin).toBeUndefined();
});
