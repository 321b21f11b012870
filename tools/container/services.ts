import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serviceOf, withDependencies, type ComposeFile } from './compose-file.ts';
import { buildImage, type Podman } from './podman.ts';

const standIns = path.join(import.meta.dirname, 'stand-ins');
const network = 'services';

/** What `docker compose` does with a file, done with Podman. */
export interface Services {
  /** Starts these and what they need. @returns the names of all containers that were started */
  up(...names: readonly string[]): Promise<string[]>;
  /** Runs a command in a new container of a service. @returns what it printed */
  runOnce(name: string, ...command: readonly string[]): Promise<string>;
  /** Removes the containers, and these volumes. */
  down(...volumes: readonly string[]): Promise<void>;
}

/**
 * @param product the image that was built from the Dockerfile
 * @param settings what the services of that image get in addition
 */
export async function openServices(
  podman: Podman,
  file: ComposeFile,
  product: string,
  settings: Readonly<Record<string, string>>,
): Promise<Services> {
  await podman.run('network', 'create', network);
  const started = new Set<string>();
  const images = new Map<string, string>();

  /** The image of a service: the product's, one that its text builds, or one that stands in for a published one. */
  const imageOf = async (name: string): Promise<string> => {
    const { build, image } = serviceOf(file, name);
    if (build === '.') return product;
    const known = images.get(name);
    if (known !== undefined) return known;
    const made = `localhost/${name}`;
    if (build !== undefined) {
      const folder = path.join(podman.folder, `build-${name}`);
      await mkdir(folder);
      await writeFile(path.join(folder, 'Dockerfile'), build.dockerfile_inline);
      await buildImage(podman, made, folder);
    } else {
      const [, published = ''] = /([^/]+):[^:]+$/.exec(image ?? '') ?? [];
      await buildImage(podman, made, path.join(standIns, published));
    }
    images.set(name, made);
    return made;
  };

  const optionsOf = async (name: string): Promise<string[]> => {
    const service = serviceOf(file, name);
    const environment = { ...service.environment, ...(service.build === '.' && settings) };
    const mounts = service.configs.map(async ({ source, target }) => {
      const written = path.join(podman.folder, `config-${source}`);
      await writeFile(written, file.configs[source]?.content ?? '');
      return `--volume=${written}:${target}:ro`;
    });
    const [first, ...others] = service.entrypoint ?? [];
    return [
      '--pull=never',
      `--network=${network}`,
      `--network-alias=${name}`,
      ...(service.init ? ['--init'] : []),
      // Podman would add writable folders of its own, as Docker doesn't.
      ...(service.read_only ? ['--read-only', '--read-only-tmpfs=false'] : []),
      ...service.tmpfs.map((folder) => `--tmpfs=${folder}`),
      ...Object.entries(environment).map(([key, value]) => `--env=${key}=${value}`),
      ...service.volumes.map((volume) => `--volume=${volume}`),
      ...(await Promise.all(mounts)),
      ...(first === undefined ? [] : [`--entrypoint=${first}`]),
      await imageOf(name),
      ...others,
    ];
  };

  const start = async (name: string): Promise<string[]> => {
    const service = serviceOf(file, name);
    const names = Array.from({ length: service.deploy.replicas }, (_, at) => `${name}-${at + 1}`);
    for (const container of names) {
      if (started.has(container)) continue;
      const lasting = [
        `--name=${container}`,
        `--restart=${service.restart}`,
        `--stop-timeout=${Number.parseInt(service.stop_grace_period, 10)}`,
        ...service.ports.map((port) => `--publish=${port}`),
      ];
      await podman.run('run', '--detach', ...lasting, ...(await optionsOf(name)));
      started.add(container);
    }
    return names;
  };

  const untilHealthy = async (name: string): Promise<void> => {
    const { healthcheck } = serviceOf(file, name);
    if (healthcheck === undefined) throw new Error(`${name} has no health check to wait for`);
    const check = () => podman.run('exec', `${name}-1`, 'sh', '-c', healthcheck.test[1]);
    for (let tries = 1; ; tries += 1) {
      const failure = await check().then(
        () => null,
        (error: unknown) => error,
      );
      if (failure === null) return;
      if (tries === 60) throw new Error(`${name} is not healthy`, { cause: failure });
      await delay(1000);
    }
  };

  const isWaitedFor = (name: string) =>
    Object.values(file.services).some(
      (other) => other.depends_on[name]?.condition === 'service_healthy',
    );

  return {
    up: async (...names) => {
      const containers: string[] = [];
      for (const name of withDependencies(file, names)) {
        containers.push(...(await start(name)));
        if (isWaitedFor(name)) await untilHealthy(name);
      }
      return containers;
    },
    runOnce: async (name, ...command) =>
      podman.run('run', '--rm', ...(await optionsOf(name)), ...command),
    down: async (...volumes) => {
      for (const name of [...started].toReversed()) {
        await podman.run('stop', name);
        await podman.run('rm', name);
      }
      started.clear();
      for (const volume of volumes) await podman.run('volume', 'rm', volume);
    },
  };
}
