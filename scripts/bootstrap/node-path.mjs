import { delimiter, dirname } from 'node:path';

/**
 * The environment in which `node` is the given one, for programs that are started through their shebang line.
 *
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function withNodeFirst(node) {
  return { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` };
}
