import { brand } from '../brand/index.ts';

const placeholder = '{product}';

/** Replaces every `{product}` in messages with the product's name, including page titles and descriptions. */
export function withBrand<Part extends object>(messages: Part): Part {
  const named = structuredClone(messages);
  nameProduct(named);
  return named;
}

/** Every page waits for this at its start: it writes only the few texts that change, out of thousands. */
function nameProduct(messages: object): void {
  for (const key of Object.keys(messages)) {
    const value: unknown = Reflect.get(messages, key);
    if (typeof value === 'string') {
      if (!value.includes(placeholder)) continue;
      Reflect.set(messages, key, value.replaceAll(placeholder, brand.product));
    } else if (typeof value === 'object' && value !== null) {
      nameProduct(value);
    }
  }
}
