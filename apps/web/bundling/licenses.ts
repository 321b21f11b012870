import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

/** Where the built application puts them; the footer links to it. */
export const licensesFile = 'licenses.txt';

const packageFolder = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const licenseName = /^(?:licen[sc]e|copying|notice)/i;

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  repository: z.union([z.string(), z.object({ url: z.string() })]).optional(),
});

/**
 * Lists, during the build, the license and source of every package in the scripts: those of the pages, and those of
 * their workers, which are built separately.
 * @param files licenses of other files that are served, such as fonts
 */
export function listLicenses(files: readonly string[]): {
  readonly ofPages: Plugin;
  readonly ofWorkers: Plugin;
} {
  const folders = new Set<string>();
  const collect: Plugin['generateBundle'] = (_options, bundle) => {
    for (const part of Object.values(bundle)) {
      for (const id of part.type === 'chunk' ? part.moduleIds : []) {
        const [, folder] = packageFolder.exec(id.replace(/^\0|\?.*$/g, '')) ?? [];
        if (folder !== undefined) folders.add(folder);
      }
    }
  };
  return {
    ofWorkers: { name: 'collect-licenses-of-workers', generateBundle: collect },
    ofPages: {
      name: 'list-licenses',
      applyToEnvironment: ({ name }) => name === 'client',
      async generateBundle(options, bundle, isWrite) {
        await collect.call(this, options, bundle, isWrite);
        const packages = await Promise.all([...folders].map(describePackage));
        const others = await Promise.all(files.map((file) => readFile(file, 'utf8')));
        const source = [...new Set([...[...packages].sort(), ...others])].join(
          `\n${'-'.repeat(80)}\n\n`,
        );
        this.emitFile({ type: 'asset', fileName: licensesFile, source });
      },
    },
  };
}

/** @throws Error if a package doesn't name its license */
async function describePackage(folder: string): Promise<string> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8');
  const { name, version, license, repository } = packageSchema.parse(JSON.parse(text));
  const named = typeof repository === 'string' ? repository : repository?.url;
  const source = named === undefined ? `https://www.npmjs.com/package/${name}` : addressOf(named);
  const texts = (await readdir(folder)).filter((file) => licenseName.test(file)).sort();
  const words = await Promise.all(texts.map((file) => readFile(path.join(folder, file), 'utf8')));
  return [`${name} ${version}, ${license}, source: ${source}\n`, ...words].join('\n');
}

/** The web URL of a repository as npm names it: a git URL, or the name of a GitHub repository. */
function addressOf(repository: string): string {
  const named = repository.replace(/\.git$/, '');
  if (/^[\w.-]+\/[\w.-]+$/.test(named)) return `https://github.com/${named}`;
  return named.replace(/^(?:git\+)?[a-z]+:\/\/(?:git@)?/, 'https://');
}
