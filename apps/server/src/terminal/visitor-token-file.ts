import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const fileSchema = z.record(z.string(), z.string());

/**
 * This user's visitor tokens, one per server, in a file that only the user can read
 * (`<folder>/visitor-tokens.json`).
 */
export interface VisitorTokenFile {
  read(server: string): Promise<string | null>;
  write(server: string, token: string): Promise<void>;
}

export function openVisitorTokenFile(folder: string): VisitorTokenFile {
  const file = path.join(folder, 'visitor-tokens.json');
  const readAll = async () => {
    try {
      const parsed = fileSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
      return parsed.data ?? {};
    } catch {
      // If the file is missing or damaged, the command becomes a new visitor.
      return {};
    }
  };
  return {
    read: async (server) => (await readAll())[server] ?? null,
    write: async (server, token) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${file}.${process.pid}`;
      const tokens = { ...(await readAll()), [server]: token };
      await writeFile(draft, `${JSON.stringify(tokens, null, 2)}\n`, { mode: 0o600 });
      await rename(draft, file);
    },
  };
}
