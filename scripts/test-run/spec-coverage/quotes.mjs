import { literal } from './literal.mjs';

/**
 * The texts that a statement gives to the letter: what stands between 'single' or "double" quotes. An apostrophe within
 * a word is none of them.
 *
 * @param {string} statement
 * @returns {string[]} as written, in their order
 */
export function quotedTexts(statement) {
  const found = statement.matchAll(
    /(?<=^|[\s([{,;:-])(['"])(?=\S)(.+?)(?<=\S)\1(?=$|[\s).,;:!?\]}-])/g,
  );
  return [...found].map(([, , text = '']) => text);
}

/**
 * Whether a text stands in what a file says. `{name}`, and a lone `N` for a number, stand for whatever the product puts
 * there. A toast's 'title - text' may be kept in two parts, and what ends in ': ...' goes on with anything.
 *
 * @param {string} quoted
 * @param {string} said what a file says, as `saidIn` gives it
 */
export function isSaid(quoted, said) {
  const text = plain(quoted).replace(/: \.\.\.$/, ':');
  if (patternOf(text).test(said)) return true;
  const parts = text.split(' - ');
  return parts.length > 1 && parts.every((part) => patternOf(part).test(said));
}

/**
 * What a file says, ready to be searched: the values of a JSON file, one per line, or a source without its comments and
 * with its long texts joined.
 *
 * @param {string} path
 * @param {string} content
 */
export function saidIn(path, content) {
  if (path.endsWith('.json')) return plain(valuesOf(JSON.parse(content)).join('\n'));
  const code = content.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  return plain(code.replaceAll(/['"`]\s*\+\s*['"`]/g, '').replaceAll(/\\(['"`\\])/g, '$1'));
}

/**
 * A text with straight quotes and plain spaces.
 *
 * @param {string} text
 */
export function plain(text) {
  return text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[^\S\n]+/g, ' ');
}

const placeholder = /\{[^}]*\}|\bN\b/;

/** @param {string} text */
function patternOf(text) {
  const parts = text.split(placeholder).map((part) => literal(part));
  const whole = parts.join(String.raw`(?:\$?\{[^}]*\}|\bN\b|\d+)`);
  return new RegExp(String.raw`(?<!\p{L})${whole}(?!\p{L})`, 'u');
}

/**
 * @param {unknown} value
 * @returns {string[]}
 */
function valuesOf(value) {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(valuesOf);
}
