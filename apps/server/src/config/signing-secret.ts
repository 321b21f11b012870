import { randomBytes, randomUUID } from 'node:crypto';
import { access, link, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const secretFile = 'signing-secret';

/** Fewer characters than the configured one must have could be guessed. */
const minLength = 32;

/**
 * The secret that signs visitor tokens and photo URLs: the configured one, else one made once in the data folder,
 * readable by its user only.
 * @throws Error where the kept one is damaged: with a new one, everybody would lose their properties
 */
export async function signingSecret(dataDir: string, configured: string | null): Promise<Buffer> {
  if (configured !== null) return Buffer.from(configured);
  const file = path.join(dataDir, secretFile);
  if (!(await isThere(file))) await makeOnce(file);
  const kept = await readFile(file);
  if (kept.length < minLength) {
    throw new Error(
      `${file} is damaged. Restore it from a backup: it is what visitors are known by.`,
    );
  }
  return kept;
}

async function isThere(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** The file appears whole or not at all, so that a process killed here leaves no half secret behind. */
async function makeOnce(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'wx', 0o600);
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
