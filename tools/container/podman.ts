import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { bootstrapDebian } from './bootstrap-debian.ts';

const run = promisify(execFile);

/** Podman with images, containers and networks of its own in one folder. */
export interface Podman {
  readonly folder: string;
  readonly driver: string;
  /** @returns what it printed @throws Error with what it said */
  run(...args: readonly string[]): Promise<string>;
}

/** @param folder an empty one */
export async function openPodman(folder: string, signal: AbortSignal): Promise<Podman> {
  const [storage, engine] = [
    path.join(folder, 'storage.conf'),
    path.join(folder, 'containers.conf'),
  ];
  // Copying each layer, as `vfs` does, takes several times the room and time.
  const driver = (await readFile('/proc/filesystems', 'utf8')).includes('\toverlay\n')
    ? 'overlay'
    : 'vfs';
  await writeFile(
    storage,
    `[storage]
driver = "${driver}"
graphroot = "${path.join(folder, 'images')}"
runroot = "${path.join(folder, 'run')}"
`,
  );
  // Podman raises limits by default, which not every root may do.
  await writeFile(
    engine,
    `[containers]
default_ulimits = ["nofile=16384:16384", "nproc=16384:16384"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
network_config_dir = "${path.join(folder, 'networks')}"
`,
  );
  const env = { ...process.env, CONTAINERS_STORAGE_CONF: storage, CONTAINERS_CONF: engine };
  return {
    folder,
    driver,
    run: async (...args) => {
      try {
        const options = { env, signal, maxBuffer: 1e8 };
        const { stdout } = await run('podman', ['--log-level', 'error', ...args], options);
        return stdout.trim();
      } catch (error) {
        signal.throwIfAborted();
        throw new Error(`podman ${args.join(' ').slice(0, 200)}: ${source(error)}`, {
          cause: error,
        });
      }
    },
  };
}

/** Ends and removes all that it has. */
export async function removeEverything(folder: string): Promise<void> {
  const podman = await openPodman(folder, new AbortController().signal);
  await podman.run('rm', '--all', '--force', '--time', '0');
  await podman.run('network', 'prune', '--force');
  // An interrupted build leaves its own.
  const mounts = (await readFile('/proc/self/mounts', 'utf8'))
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((mount) => mount.startsWith(`${folder}/`));
  for (const mount of mounts.toReversed()) await run('umount', ['--lazy', mount]);
  await rm(folder, { recursive: true, force: true });
}

/** Builds one image, after those it begins with. */
export async function buildImage(
  podman: Podman,
  name: string,
  context: string,
  dockerfile = path.join(context, 'Dockerfile'),
): Promise<void> {
  const lines = await readFile(dockerfile, 'utf8');
  for (const [, base = ''] of lines.matchAll(/^FROM (\S+:\S+)/gm)) await ensureBase(podman, base);
  // Nothing is built twice, so no layer is kept for that.
  const how = ['--isolation', 'chroot', '--format', 'docker', '--layers=false', '--pull-never'];
  await podman.run('build', ...how, '--file', dockerfile, '--tag', name, context);
}

/** Makes an image of Debian, or of Node on Debian, out of Debian's and npm's packages: no registry of images is needed. */
async function ensureBase(podman: Podman, name: string): Promise<void> {
  const images = await podman.run('images', '--format', '{{.Repository}}:{{.Tag}}');
  const full = `docker.io/library/${name}`;
  if (images.split('\n').includes(full)) return;
  const [, distribution, suite] = /^(debian:|node:24-)(\w+?)(?:-slim)?$/.exec(name) ?? [];
  if (suite === undefined) throw new Error(`no way is known to make an image ${name}`);
  const scratch = path.join(podman.folder, name.replace(':', '-'));
  if (distribution === 'debian:') await makeDebian(podman, full, suite, scratch);
  else await makeNode(podman, full, suite, scratch);
  await rm(scratch, { recursive: true });
}

async function makeDebian(
  podman: Podman,
  name: string,
  suite: string,
  root: string,
): Promise<void> {
  await bootstrapDebian(suite, root);
  // As in Debian's own small images.
  const unneeded = ['doc', 'man', 'info', 'locale'].map((each) => `usr/share/${each}`);
  for (const each of [...unneeded, 'var/cache/apt', 'var/lib/apt/lists']) {
    await rm(path.join(root, each), { recursive: true, force: true });
    await mkdir(path.join(root, each));
  }
  const archive = `${root}.tar`;
  await run('tar', ['--directory', root, '--create', '--file', archive, '.']);
  await podman.run('import', archive, name);
  await rm(archive);
}

async function makeNode(
  podman: Podman,
  name: string,
  suite: string,
  context: string,
): Promise<void> {
  const local = path.join(context, 'usr/local');
  await mkdir(path.join(local, 'bin'), { recursive: true });
  await copyFile(process.execPath, path.join(local, 'bin/node'));
  await run('npm', ['install', '--silent', '--global', '--prefix', local, 'npm@11']);
  // A network that opens encrypted connections needs this machine's authorities.
  const authorities = process.env['NODE_EXTRA_CA_CERTS'];
  if (authorities !== undefined) {
    await mkdir(path.join(local, 'etc'));
    await copyFile(authorities, path.join(local, 'etc/authorities.pem'));
    await writeFile(path.join(local, 'etc/npmrc'), 'cafile=/usr/local/etc/authorities.pem\n');
  }
  await writeFile(
    path.join(context, 'Dockerfile'),
    `FROM debian:${suite}-slim
RUN useradd --uid 1000 --user-group --create-home node
COPY usr /usr
CMD ["node"]
`,
  );
  await buildImage(podman, name, context);
}

function source(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  return said.trim().slice(-3000) || String(error);
}
