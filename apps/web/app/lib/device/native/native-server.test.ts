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

test('on the web, addresses stay as they are', () => {
  expect(nativeServer).toBeNull();
  expect(serverAddress('/photos/1')).toBe('/photos/1');
});

test('on the web, pictures are requested without CORS', () => {
  expect(pictureCrossOrigin).toBeUndefined();
});
