import { readdir, readFile } from 'node:fs/promises';

/** Of the kernel's clock, on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** The processor time of processes and all that descends from them, in seconds; on Linux, elsewhere 0. */
export async function cpuSeconds(roots: readonly number[]): Promise<number> {
  const all = await processes();
  const known = new Set(roots);
  // A child can have a smaller id than its parent, so they are looked through until nothing is found anymore.
  for (let size = 0; size !== known.size;) {
    size = known.size;
    for (const { pid, parent } of all) if (known.has(parent)) known.add(pid);
  }
  const ticks = all.filter(({ pid }) => known.has(pid)).reduce((sum, each) => sum + each.ticks, 0);
  return ticks / ticksPerSecond;
}

async function processes() {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  return Promise.all(
    names.map(async (name) => {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
      // After the program's name, which may contain anything: state, parent … user and system time, those of ended children.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const used = [11, 12, 13, 14].map((field) => fields[field] ?? 0);
      return {
        pid: Number(name),
        parent: fields[1] ?? 0,
        ticks: used.reduce((sum, each) => sum + each, 0),
      };
    }),
  );
}
