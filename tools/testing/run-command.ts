import { spawn } from 'node:child_process';

/** Runs a program of this repository in a folder, as a developer does, without any key. */
export async function runCommand(program: string, folder: string, args: readonly string[]) {
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH, TMPDIR, NODE_COMPILE_CACHE },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { code, stdout, stderr };
}
