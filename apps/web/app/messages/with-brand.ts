import { brand } from '../brand/index.ts';

/** Replaces every `{product}` in messages with the product's name, including page titles and descriptions. */
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
