/**
 * @param {unknown} value
 * @param {string} key
 * @returns {unknown}
 */
export function valueAt(value, key) {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

/**
 * @param {unknown} value
 * @param {string} key
 */
export function numberAt(value, key) {
  const found = valueAt(value, key);
  return typeof found === 'number' ? found : undefined;
}

/**
 * @param {unknown} value
 * @param {string} key
 * @returns {string} empty when there is no text
 */
export function textAt(value, key) {
  const found = valueAt(value, key);
  return typeof found === 'string' ? found : '';
}

/**
 * @param {unknown} value
 * @param {string} key
 * @returns {unknown[]}
 */
export function arrayAt(value, key) {
  const found = valueAt(value, key);
  return Array.isArray(found) ? found : [];
}
