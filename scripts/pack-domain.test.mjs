import { execFile } from 'node:child_process';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { projectRoot } from './bootstrap/project.mjs';

const run = promisify(execFile);

/** Of the README: its example, and what it says that the example prints. */
const readme = await readFile(join(projectRoot, 'packages/domain/README.md'), 'utf8');
const [, example = '', printed = ''] = /```ts\n(.*?)```.*?```\n(.*?)```/s.exec(readme) ?? [];

describe('the package of the domain, in somebody’s empty project', () => {
  /** @type {string} */
  let project;
  /** @type {string} */
  let installed;

  beforeAll(async () => {
    const { stdout } = await run(process.execPath, [join(projectRoot, 'scripts/pack-domain.mjs')]);
    project = await realpath(await mkdtemp(join(tmpdir(), 'dss-consumer-')));
    installed = join(project, 'node_modules/@dss/domain');
    await mkdir(installed, { recursive: true });
    await run('tar', ['-xzf', stdout.trim(), '-C', installed, '--strip-components=1']);
    await symlink(join(projectRoot, 'node_modules/zod'), join(project, 'node_modules/zod'));
    await writeFile(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
    await writeFile(join(project, 'example.ts'), example);
  });

  afterAll(() => rm(project, { recursive: true, force: true }));

  it('compiles with every check, knowing neither Node nor browsers but the console', async () => {
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
    };
    const settings = { compilerOptions, files: ['example.ts'] };
    await writeFile(join(project, 'tsconfig.json'), JSON.stringify(settings));
    const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', project]);
    expect(stdout).toBe('');
  });

  it('prints what its README says', async () => {
    const { stdout } = await run(process.execPath, ['example.ts'], { cwd: project });
    expect(stdout).toBe(printed);
  });

  it('holds code with its types, its README and its license', async () => {
    // In whatever order the file system lists them.
    expect((await readdir(installed)).toSorted()).toEqual([
      'LICENSE',
      'README.md',
      'code',
      'package.json',
    ]);
    const files = await readdir(join(installed, 'code'), { recursive: true });
    expect(files.filter((file) => /test|fixtures|arbitraries/.test(file))).toEqual([]);
    const others = files.filter((file) => file.includes('.') && !/\.(d\.ts|js)$/.test(file));
    expect(others).toEqual([]);
  });

  it('depends on zod alone', async () => {
    /** @type {Record<string, unknown>} */
    const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    expect(manifest['dependencies']).toEqual({ zod: expect.stringMatching(/^\^\d/) });
    expect(manifest).not.toHaveProperty('devDependencies');
    expect(manifest).not.toHaveProperty('private');
  });
});
