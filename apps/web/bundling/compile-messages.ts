import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Plugin } from 'vite';

const messageFile = /\/app\/messages\/[a-z]{2}\/\w+\.json$/;

/** `withBrand` replaces it with the product's name at runtime, so compiling must leave it unchanged. */
const product = '{product}';
/** Takes its place during compilation: a private-use character. */
const productMark = '\uE000';

/**
 * Parses the messages during the build, so that pages don't load an ICU parser. In development and in unit tests they
 * are parsed when they are shown.
 * @throws Error, which fails the build, for a malformed message, naming its file and key
 */
export function compileMessages(): Plugin {
  return {
    name: 'dss:compile-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
      // Prerendering needs the same formatter.
      ssr: { noExternal: ['use-intl'] },
    }),
    transform: {
      filter: { id: messageFile },
      handler: (code, id) => ({ code: compileFile(code, id), map: null }),
    },
  };
}

/**
 * @param json a file of messages
 * @param name the file's name, for errors
 * @returns the file with each text compiled; texts without arguments stay strings
 */
export function compileFile(json: string, name: string): string {
  const messages: unknown = JSON.parse(json.replaceAll(product, productMark));
  return JSON.stringify(compileTree(messages, name)).replaceAll(productMark, product);
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
