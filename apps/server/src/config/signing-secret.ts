import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { access, link, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const secretFile = 'signing-secret';

/** A stored secret shorter than the required length could be guessed. */
const minLength = 32;

/**
 * The secret that signs visitor tokens and photo URLs: the configured one, else one generated once in the data folder and
 * readable only by its user.
 * @throws Error if the stored secret is damaged; replacing it would cost all visitors their properties
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

/** Identifies a secret without revealing it. */
export function fingerprintOf(secret: Buffer): string {
  return createHmac('sha256', secret).update('fingerprint in a backup').digest('hex').slice(0, 16);
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

/** Writes the whole file atomically, so that a killed process leaves no partial secret. */
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
