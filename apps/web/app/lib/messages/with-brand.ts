import { brand } from '../brand/index.ts';

/**
 * Replaces every `{product}` in messages with the product's name, including page titles and descriptions. In a build they already have
 * it (`bundling/compile-messages.ts`).
 */
export function withBrand<Part extends object>(messages: Part): Part {
  if (import.meta.env.PROD) return messages;
  // A browser can't clone what `import * as` gives, which is a module.
  const named = structuredClone({ ...messages });
  nameProduct(named);
  return named;
}

function nameProduct(messages: object): void {
  for (const key of Object.keys(messages)) {
    const value: unknown = Reflect.get(messages, key);
    if (typeof value === 'string') {
      Reflect.set(messages, key, value.replaceAll('{product}', brand.product));
    } else if (typeof value === 'object' && value !== null) {
      nameProduct(value);
    }
  }
}
