import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Plugin } from 'vite';

import { readBrand } from '../app/lib/brand/brand.ts';

const messageFile = /\/app\/lib\/messages\/[a-z]{2}\/\w+\.json$/;

/** Stands for the product's name. Without the build, `withBrand` fills it in. */
const placeholder = '{product}';
/** Takes its place during compilation: a private-use character. */
const productMark = '\uE000';

/**
 * Parses the messages and fills in the product's name during the build, so that pages neither load an ICU parser nor walk through all
 * messages at their start. In development and in unit tests both happen when they are shown.
 * @throws Error, which fails the build, for a malformed message, naming its file and key, and where there is no file of messages: pages
 * would show their arguments in braces
 */
export function compileMessages(): Plugin {
  let product = '';
  let compiled = 0;
  return {
    name: 'dss:compile-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
      // Prerendering needs the same formatter.
      ssr: { noExternal: ['use-intl'] },
    }),
    configResolved: ({ env }) => {
      ({ product } = readBrand(env));
    },
    transform: {
      filter: { id: messageFile },
      handler: (code, id) => {
        compiled += 1;
        return { code: compileFile(code, id, product), map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && compiled === 0) {
        throw new Error(`No file of the build is one of messages: ${messageFile.source}.`);
      }
    },
  };
}

/**
 * @param json a file of messages
 * @param name the file's name, for errors
 * @param product the product's name
 * @returns the file with each text compiled; texts without arguments stay strings
 */
export function compileFile(json: string, name: string, product: string): string {
  const messages: unknown = JSON.parse(json.replaceAll(placeholder, productMark));
  const productInJson = JSON.stringify(product).slice(1, -1);
  return JSON.stringify(compileTree(messages, name)).replaceAll(productMark, () => productInJson);
}

interface CompiledTree {
  readonly [key: string]: CompiledTree | CompiledMessage;
}

function compileTree(messages: unknown, place: string): CompiledTree | CompiledMessage {
  if (typeof messages === 'string') return compileText(messages, place);
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages)) {
    throw new Error(`${place} is neither a text nor a group of texts.`);
  }
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, compileTree(value, `${place} ${key}`)]),
  );
}

function compileText(text: string, place: string): CompiledMessage {
  try {
    return compile(text);
  } catch (error) {
    throw new Error(`${place} is not a well-formed message: "${text}"`, { cause: error });
  }
}
