/**
 * A regular expression's source that means this very text.
 *
 * @param {string} text
 */
export function literal(text) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
