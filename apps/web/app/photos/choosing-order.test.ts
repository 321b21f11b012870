import { expect, test } from 'vitest';

import { byChoice } from './choosing-order.ts';

const photos = (...ids: string[]) => ids.map((id) => ({ image_id: id }));

test('photos stand as they were chosen, in whatever order they arrived', () => {
  expect(byChoice(photos('second', 'third', 'first'), ['first', 'second', 'third'])).toEqual(
    photos('first', 'second', 'third'),
  );
});

test('photos from elsewhere come first and keep their order', () => {
  expect(byChoice(photos('late', 'old', 'early', 'older'), ['early', 'late'])).toEqual(
    photos('old', 'older', 'early', 'late'),
  );
});
