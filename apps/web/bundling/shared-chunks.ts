import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { RouteConfigEntry } from '@react-router/dev/routes';
import { build, normalizePath, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

import { locales } from '../app/lib/messages/locale.ts';
import routes from '../app/routes.ts';
import { chunkOf, type Kind, type Page } from './chunk-of-pages.ts';

const app = normalizePath(fileURLToPath(new URL('../app/', import.meta.url)));

/** What every page needs, with the compiler's helpers. Changes only with the packages' versions, so browsers can cache it longest. */
const framework =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|use-intl|@formatjs[\\/]fast-memoize|@oxc-project[\\/]runtime)[\\/]/;

/** The kind of each page and layout by its file's path. */
const kinds = kindsOfFiles();

/** Message files belong to the pages of their language. */
const messages = /[\\/]app[\\/]lib[\\/]messages[\\/][a-z]{2}[\\/]/;

/** Files of the API's schemas, as a part of a regular expression. */
function schemas(files: string): RegExp {
  return new RegExp(`[\\\\/]domain[\\\\/]src[\\\\/]api[\\\\/](?:${files})\\.ts$`);
}

/**
 * Bundles modules that several pages need into a few files. Otherwise the bundler makes a file for each set of pages that have modules
 * in common, most of them smaller than the request for it. With `SHARED_SCRIPTS=no` in its environment, a build goes without. Then a home's
 * results make 251 requests instead of 50, load 617 kB instead of 522, and are whole after 9.1 s instead of 4.1 s on a phone with a slow
 * line, and at a later visit after 6 s instead of 1.6 s (`npm run bench -- phone` of either build).
 * @throws Error, which fails the build, if two files would import each other
 */
export function shareChunks(): Plugin {
  let pages: ReadonlyMap<string, readonly Page[]> = new Map();
  return {
    name: 'dss:share-chunks',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                // A page's own file may hold what other files import; the framework looks at the exports that it knows.
                preserveEntrySignatures: 'allow-extension',
                output: { codeSplitting: { groups: groups((id) => pages.get(id)) } },
              },
            },
          }
        : undefined,
    async buildStart() {
      pages = await pagesOfModules(this.environment.config);
    },
    generateBundle(_options, bundle) {
      const chunks = chunksOf(Object.values(bundle));
      for (const { fileName, imports, moduleIds } of chunks.values()) {
        const isCircle = imports.some((each) =>
          [...loadedWith(each, chunks)].some((loaded) => loaded.fileName === fileName),
        );
        // One of the two would run before what it imports.
        if (isCircle) throw new Error(`The scripts of ${moduleIds.join(', ')} import themselves.`);
      }
    },
  };
}

function groups(
  pagesOf: (id: string) => readonly Page[] | undefined,
): Rolldown.CodeSplittingGroup[] {
  return [
    { name: 'framework', test: framework, priority: 7 },
    // Schemas are made when their file runs: apart, none of these files is a long task. Each takes along what it imports, unless a file
    // before it has.
    { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 7 },
    // Whichever is the first pays for zod's classes too, so it is a small one.
    {
      name: 'photo-schemas',
      test: /[\\/]domain[\\/]src[\\/](?:evidence[\\/]|api[\\/]photo\.ts$)/,
      priority: 5,
    },
    {
      name: 'score-schemas',
      test: /[\\/]domain[\\/]src[\\/]scoring[\\/]result\.ts$/,
      priority: 3,
    },
    {
      name: 'home-schemas',
      test: schemas('action-plan|property|analysis|owner-corrections|seen-evidence'),
      priority: 2,
    },
    {
      name: (id) => (messages.test(id) || kinds.has(id) ? null : chunkOf(pagesOf(id) ?? [])),
      debugName: 'shared by pages',
      priority: 1,
      // Otherwise an index would pull in everything that it can reach.
      includeDependenciesRecursively: false,
    },
  ];
}

/**
 * Builds the pages once without writing them, because what needs a module after unused exports have gone is known only then. What
 * imports what is no substitute: an index imports everything.
 * @returns the pages that need a module, by its id
 */
async function pagesOfModules({
  root,
  mode,
}: ResolvedConfig): Promise<ReadonlyMap<string, readonly Page[]>> {
  const built = await build({
    configFile: false,
    root,
    mode,
    logLevel: 'error',
    plugins: [inTheBrowser, withoutTexts],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: [...kinds.keys()].map((file) => file + asInTheBrowser),
        preserveEntrySignatures: 'exports-only',
      },
    },
  });
  if (!('output' in built)) throw new Error('The first build of the pages returned no output.');
  const chunks = chunksOf(built.output);
  const found = new Set<string>();
  const pages = new Map<string, Page[]>();
  const add = (page: Page, fileName: string) => {
    for (const { moduleIds } of loadedWith(fileName, chunks)) {
      for (const id of moduleIds) pages.set(id, [...(pages.get(id) ?? []), page]);
    }
  };
  for (const { facadeModuleId, fileName } of chunks.values()) {
    const file = facadeModuleId?.replace(asInTheBrowser, '') ?? '';
    const kind = kinds.get(file);
    if (kind === undefined) continue;
    found.add(file);
    const { name, locale } = pageIn(file);
    add({ name, kind, locale }, fileName);
    if (kind !== 'application layout') continue;
    for (const { dynamicImports } of loadedWith(fileName, chunks)) {
      for (const later of dynamicImports) {
        add({ name: later, kind: 'later part of the application layout', locale }, later);
      }
    }
  }
  const missing = [...kinds.keys()].filter((file) => !found.has(file));
  if (missing.length > 0) throw new Error(`The first build lacks ${missing.join(', ')}.`);
  return pages;
}

function chunksOf(
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): ReadonlyMap<string, Rolldown.OutputChunk> {
  return new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])));
}

/** @param file a page's path, which ends with its language unless it is for all of them */
function pageIn(file: string): Pick<Page, 'name' | 'locale'> {
  const locale = locales.find((each) => file.endsWith(`-${each}.tsx`));
  const name = basename(file, '.tsx');
  return { name: locale === undefined ? name : name.slice(0, -locale.length - 1), locale };
}

/** What a browser loads with a chunk: itself and what it imports, directly or not. */
function loadedWith(
  fileName: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  loaded = new Set<Rolldown.OutputChunk>(),
): ReadonlySet<Rolldown.OutputChunk> {
  const chunk = chunks.get(fileName);
  if (chunk === undefined || loaded.has(chunk)) return loaded;
  loaded.add(chunk);
  for (const imported of chunk.imports) loadedWith(imported, chunks, loaded);
  return loaded;
}

function kindsOfFiles(): Map<string, Kind> {
  const byFile = new Map<string, Kind>([[`${app}root.tsx`, 'language layout']]);
  const add = (route: RouteConfigEntry, around: Kind | undefined) => {
    const kind = kindOf(route, around);
    byFile.set(app + route.file, kind);
    for (const child of route.children ?? []) add(child, kind);
  };
  for (const route of routes) add(route, undefined);
  const names = new Set([...byFile.keys()].map((file) => basename(file)));
  if (names.size < byFile.size) throw new Error('Two pages have files of the same name.');
  return byFile;
}

/** @param around the kind of the layout around it; undefined for a language's layout */
function kindOf({ file, path = '' }: RouteConfigEntry, around: Kind | undefined): Kind {
  if (around === undefined) return 'language layout';
  if (file.includes('/app-layout-')) return 'application layout';
  if (around === 'language layout') return 'public';
  if (around === 'operators' || file.includes('/operators-layout')) return 'operators';
  const isAboutHome = /(?:^|\/)(?:property\/:|analysis-progress\/|new-property$)/.test(path);
  return isAboutHome ? 'home' : 'application';
}

const asInTheBrowser = '?in-the-browser';

/** What the framework keeps of a page's file in the browser; it cuts out all else (`CLIENT_ROUTE_EXPORTS` of `@react-router/dev`). */
const browserExports = [
  'default',
  'clientAction',
  'clientLoader',
  'clientMiddleware',
  'ErrorBoundary',
  'handle',
  'HydrateFallback',
  'Layout',
  'links',
  'meta',
  'shouldRevalidate',
];

const inTheBrowser: Plugin = {
  name: 'dss:in-the-browser',
  enforce: 'pre',
  load: {
    filter: { id: /\?in-the-browser$/ },
    handler: (id) => {
      const used = browserExports.map((name) => `page['${name}']`).join(', ');
      const file = JSON.stringify(id.replace(asInTheBrowser, ''));
      return { code: `import * as page from ${file}; export default [${used}];`, moduleType: 'js' };
    },
  },
};

/** Leaves out styles and texts, which take time and make no difference to the chunks. */
const withoutTexts: Plugin = {
  name: 'dss:without-texts',
  enforce: 'pre',
  load: {
    filter: { id: /\.(?:css|json)(?:\?|$)/ },
    handler: (id) => (id.includes('.json') ? '{}' : ''),
  },
};
