import { describe, expect, test } from 'vitest';

import { withBrand } from './with-brand.ts';

describe('filling in the name of the product', () => {
  const messages = {
    title: '{product}: {count} photos',
    nested: { twice: '{product} and {product}', list: ['About {product}'] },
  };
  const filled = withBrand(messages);

  test('replaces every {product}, however deep', () => {
    expect(filled.nested).toEqual({
      twice: 'Defensible Space Score and Defensible Space Score',
      list: ['About Defensible Space Score'],
    });
  });

  test('keeps other arguments', () => {
    expect(filled.title).toBe('Defensible Space Score: {count} photos');
  });

  test('leaves the original messages alone', () => {
    expect(messages.title).toBe('{product}: {count} photos');
  });
});
