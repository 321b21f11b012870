import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { addStreams } from './older-streams.ts';

const pipeThrough: unknown = Reflect.get(ReadableStream.prototype, 'pipeThrough');

beforeEach(() => {
  vi.stubGlobal('TransformStream', undefined);
  Reflect.deleteProperty(ReadableStream.prototype, 'pipeThrough');
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.set(ReadableStream.prototype, 'pipeThrough', pipeThrough);
});

test('a browser that can’t transform streams can then', async () => {
  addStreams();
  const capitals = new TransformStream<string, string>({
    transform: (text, controller) => controller.enqueue(text.toUpperCase()),
  });
  const given = new ReadableStream<string>({
    start: (controller) => {
      controller.enqueue('a');
      controller.enqueue('b');
      controller.close();
    },
  });
  const reader = given.pipeThrough(capitals).getReader();
  expect(await reader.read()).toEqual({ done: false, value: 'A' });
  expect(await reader.read()).toEqual({ done: false, value: 'B' });
  expect((await reader.read()).done).toBe(true);
});
