import { expect, test } from 'vitest';

import { withBrand } from './with-brand.ts';

test("every {product} becomes the product's name, however deep, and other arguments stay", () => {
  const messages = {
    title: '{product}: {count} photos',
    nested: { twice: '{product} and {product}', list: ['About {product}'] },
  };
  expect(withBrand(messages)).toEqual({
    title: 'Defensible Space Score: {count} photos',
    nested: {
      twice: 'Defensible Space Score and Defensible Space Score',
      list: ['About Defensible Space Score'],
    },
  });
  expect(messages.title).toBe('{product}: {count} photos');
});
