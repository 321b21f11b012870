import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const secretFile = 'signing-secret';

/**
 * The secret that signs visitor tokens and photo URLs: the configured one, else one made once in the data folder,
 * readable by its user only.
 */
export async function signingSecret(dataDir: string, configured: string | null): Promise<Buffer> {
  if (configured !== null) return Buffer.from(configured);
  const file = path.join(dataDir, secretFile);
  const kept = await readIfThere(file);
  if (kept !== null) return kept;
  await makeOnce(file);
  return readFile(file);
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** The file appears whole or not at all, so that a process killed here leaves no half secret behind. */
async function makeOnce(file: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(randomBytes(32).toString('hex'));
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
