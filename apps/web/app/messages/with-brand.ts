import { brand } from '../brand/index.ts';

/** Messages with the product's name in the place of every `{product}`, titles and descriptions of pages included. */
export function withBrand<Part extends object>(messages: Part): Part {
  const named = structuredClone(messages);
  nameProduct(named);
  return named;
}

function nameProduct(messages: object): void {
  for (const [key, value] of Object.entries<unknown>({ ...messages })) {
    if (typeof value === 'string') {
      Reflect.set(messages, key, value.replaceAll('{product}', brand.product));
    } else if (typeof value === 'object' && value !== null) {
      nameProduct(value);
    }
  }
}
