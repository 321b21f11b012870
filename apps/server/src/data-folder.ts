import { access, constants, mkdir, stat } from 'node:fs/promises';

/** Its message explains in one sentence why the data folder can't be used, and what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

const chooseAnother = 'choose another folder with DATA_DIR';

/**
 * Creates the data folder if needed, accessible to its user only, and checks that it is writable.
 * @throws DataFolderError with a message for the operator
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new DataFolderError(`The data folder ${folder} can't be made: ${whyNotMade(cause)}`, {
      cause,
    });
  }
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new DataFolderError(await whyInaccessible(folder, cause), { cause });
  }
}

/**
 * Explains why an existing data folder, or a file in it, can't be written to.
 * @param cause the file system's error
 */
export async function whyInaccessible(folder: string, cause: unknown): Promise<string> {
  if (codeOf(cause) === 'EROFS') {
    return `The data folder ${folder} is on a file system that is read-only: ${chooseAnother}.`;
  }
  const refused = cause instanceof Error && 'path' in cause ? String(cause.path) : folder;
  const { uid } = await stat(refused).catch(() => stat(folder));
  return uid === process.getuid?.()
    ? `The data folder ${folder} is read-only: allow writing with \`chmod -R u+rwX '${folder}'\`, or ${chooseAnother}.`
    : `The data folder ${folder} belongs to another user: start as that user, or ${chooseAnother}.`;
}

function whyNotMade(error: unknown): string {
  switch (codeOf(error)) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `a file is in the way. Move it, or ${chooseAnother}.`;
    case 'EACCES':
    case 'EPERM':
      return `this user may not write to the folder above it. Allow it, or ${chooseAnother}.`;
    case 'EROFS':
      return `the file system is read-only. Please ${chooseAnother}.`;
    default:
      return `${error instanceof Error ? error.message : String(error)}. Please ${chooseAnother}.`;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
