import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, transformWithOxc, type Plugin, type Rolldown } from 'vite';

import { locales } from '../app/lib/messages/locale.ts';
import { oldestBrowsers } from './supported-browsers.ts';

const app = normalizePath(fileURLToPath(new URL('../app/', import.meta.url)));
const file = `${app}lib/device/offline/service-worker.ts`;

/** A fixed name at the root: a browser asks there for newer ones, and lets it answer for pages below its own path only. */
const fileName = 'service-worker.js';

/** The pages that open without a connection, as `service-worker.ts` has them. */
const openingPages = [
  'analysis-progress/progress-page',
  'homes/add-photos-page',
  'homes/continue-walk-page',
  'homes/homes-page',
  'label/label-page',
  'new-property/new-property-page',
  'plan/plan-page',
  'property/details-page',
  'property/property-page',
  'visits/visits-page',
  'walk/walk-page',
];

/** Writes the service worker during the build. There is none in development. */
export function buildServiceWorker(): Plugin {
  return {
    name: 'dss:service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After the workers have been added.
      order: 'post',
      async handler(_options, bundle) {
        const source = await writeServiceWorker(Object.values(bundle));
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

/** The worker's script with the list of its pages' files. */
export async function writeServiceWorker(bundle: readonly Built[]): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, {
    target: oldestBrowsers,
  });
  const files = JSON.stringify(filesOfPages(bundle));
  return code.replace(/(["'`])FILES_OF_PAGES\1/, () => files);
}

/** What is read of a built file. */
type Built =
  | Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'code' | 'facadeModuleId' | 'imports'>
  | Pick<Rolldown.OutputAsset, 'type' | 'fileName' | 'source'>;

/**
 * All files that the pages may load, on a line for each language: what its addresses begin with, the files that its pages start with and,
 * after a bar, those that they load later: whatever a file names. So a page that has never been opened has its dialogs, texts, workers
 * and fonts.
 * @throws Error, which fails the build, if a page is missing
 */
function filesOfPages(bundle: readonly Built[]): string {
  const byName = new Map(bundle.map((each) => [basename(each.fileName), each]));
  const filesIn = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? []);
  const startedBy = (each: Built): readonly Built[] =>
    each.type === 'chunk' ? filesIn(each.imports.map((name) => basename(name))) : [];
  const namedIn = (each: Built): readonly Built[] => {
    if (!/\.(?:js|css)$/.test(each.fileName)) return [];
    const text = each.type === 'chunk' ? each.code : each.source.toString();
    return filesIn([...text.matchAll(/[\w-]+(?:\.[\w-]+)*\.\w+/g)].map(([name]) => name));
  };
  const entryOf = (path: string): Built => {
    const entry = bundle.find(
      (each) => each.type === 'chunk' && each.facadeModuleId?.split('?')[0] === `${app}${path}.tsx`,
    );
    if (entry === undefined) throw new Error(`The build has no script of ${path}.`);
    return entry;
  };
  return locales
    .map((locale) => {
      const layouts = ['language-layout', 'app-layout'].map(
        (name) => `page-frame/${name}-${locale}`,
      );
      const entries = [...layouts, ...openingPages].map((page) => entryOf(`routes/${page}`));
      const starting = reachable(entries, startedBy);
      const later = [...reachable(entries, namedIn)].filter((each) => !starting.has(each));
      const base = locale === 'en' ? '' : `/${locale}`;
      return [base, ...pathsOf([...starting]), '|', ...pathsOf(later)].join(' ');
    })
    .join('\n');
}

function reachable(
  from: readonly Built[],
  next: (each: Built) => readonly Built[],
): ReadonlySet<Built> {
  const found = new Set<Built>();
  const add = (each: Built) => {
    if (found.has(each)) return;
    found.add(each);
    for (const other of next(each)) add(other);
  };
  for (const each of from) add(each);
  return found;
}

function pathsOf(files: readonly Built[]): readonly string[] {
  return files
    .map(({ fileName: name }) => `/${name}`)
    .filter((path) => path.startsWith('/assets/'));
}
