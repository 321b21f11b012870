import { execFile } from 'node:child_process';
import { readFile, readdir, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Which process a process id belongs to, relative to a cluster directory.
 *
 * - `ours`: a running PostgreSQL process in that directory.
 * - `gone`: no such process, a zombie, or provably another program.
 * - `unknown`: running, but the system doesn't let us identify it.
 */
export type ProcessIdentity = 'ours' | 'gone' | 'unknown';

/** Whether a process belongs to the cluster in `clusterDir` (an absolute path without symbolic links). */
export async function identifyProcess(pid: number, clusterDir: string): Promise<ProcessIdentity> {
  if (!isAlive(pid)) return 'gone';
  return process.platform === 'linux'
    ? identifyByProc(pid, clusterDir)
    : judgeByCommandLine(pid, clusterDir);
}

/**
 * The running PostgreSQL processes in the cluster's directory, including orphaned ones.
 *
 * @returns undefined if the system has no `/proc`.
 */
export async function processesOfCluster(clusterDir: string): Promise<number[] | undefined> {
  if (process.platform !== 'linux') return undefined;
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const verdicts = await Promise.all(
    pids.map(async (pid) => ({ pid, verdict: await identifyByProc(pid, clusterDir) })),
  );
  return verdicts.filter(({ verdict }) => verdict === 'ours').map(({ pid }) => pid);
}

/** Checks the working directory, which for every PostgreSQL process is its cluster's directory. */
async function identifyByProc(pid: number, clusterDir: string): Promise<ProcessIdentity> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    if (/^State:\s+[ZX]/m.test(status) || !/^Name:\s+postgres$/m.test(status)) return 'gone';
    return (await readlink(`/proc/${pid}/cwd`)) === clusterDir ? 'ours' : 'gone';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === 'ENOENT' || code === 'ESRCH' ? 'gone' : 'unknown';
  }
}

async function judgeByCommandLine(pid: number, clusterDir: string): Promise<ProcessIdentity> {
  try {
    const { stdout } = await execute('ps', ['-p', String(pid), '-o', 'stat=,command=']);
    if (stdout.trim() === '' || stdout.trimStart().startsWith('Z')) return 'gone';
    return stdout.includes('postgres') && stdout.includes(clusterDir) ? 'ours' : 'gone';
  } catch {
    return isAlive(pid) ? 'unknown' : 'gone';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
