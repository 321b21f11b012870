import { expect, test } from 'vitest';

import { shortPhotoName } from './photo-name.ts';

test.each([
  ['IMG_2041.jpg', 'IMG_2041'],
  ['DSC00497.JPEG', 'DSC00497'],
  ['Front of no. 12', 'Front of no. 12'],
  ['.jpg', '.jpg'],
])('%s is short %s', (name, short) => {
  expect(shortPhotoName(name)).toBe(short);
});
