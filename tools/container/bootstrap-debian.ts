import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Makes the smallest Debian of a suite in a new folder, with Debian's own program, as root. */
export async function bootstrapDebian(suite: string, folder: string): Promise<void> {
  // Of a suite that is newer than this debootstrap: all of them begin alike.
  const script = '/usr/share/debootstrap/scripts/sid';
  const mirror = 'http://deb.debian.org/debian';
  const args = ['--variant=minbase', suite, folder, mirror, script];
  await promisify(execFile)('debootstrap', args, { maxBuffer: 1e8 });
  // A mirror may be behind.
  await writeFile(
    path.join(folder, 'etc/apt/apt.conf.d/mirror'),
    'Acquire::Check-Valid-Until "false";\n',
  );
}
