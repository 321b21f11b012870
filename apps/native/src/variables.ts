import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';

const file = new URL('../../web/.env', import.meta.url);

/** The variables of the build, as the web application's own build finds them: the environment's go before the file's. */
export async function readVariables(): Promise<Readonly<Record<string, string | undefined>>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return { ...parseEnv(text), ...process.env };
}
