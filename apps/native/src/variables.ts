import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';

const file = new URL('../../web/.env', import.meta.url);

/** The build's variables, as the web application's own build reads them: the environment overrides the file. */
export async function readVariables(): Promise<Readonly<Record<string, string | undefined>>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return { ...parseEnv(text), ...process.env };
}
