/**
 * The port that PORT names, as the server reads it too: an empty variable counts as unset.
 *
 * @param {NodeJS.ProcessEnv} variables
 * @returns {number} 3000 by default
 * @throws {Error} with what it should be
 */
export function portFrom({ PORT: given = '' }) {
  if (given === '') return 3000;
  const port = Number(given);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT must be a whole number from 1 to 65535, not "${given}".`);
}
