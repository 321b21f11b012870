import { access, constants } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/**
 * The folder for temporary files, which the system or `TMPDIR` names.
 *
 * @returns {Promise<string>}
 * @throws {Error} with what to do if it isn't there, or nothing may be written there
 */
export async function temporaryFolder() {
  const folder = tmpdir();
  try {
    await access(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(
      `The folder for temporary files, ${folder}, does not exist or can't be written to. ` +
        'Create it, or name another one with TMPDIR.',
    );
  }
  return folder;
}
