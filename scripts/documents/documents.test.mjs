import { globSync } from 'node:fs';
import { access, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectRoot } from '../bootstrap/project.mjs';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...(await readdir(join(projectRoot, 'docs'), { recursive: true }))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...[
    'apps/*/README.md',
    'apps/server/src/*/README.md',
    'apps/web/app/**/README.md',
    'packages/domain/README.md',
    'packages/domain/src/**/README.md',
    'tools/*/README.md',
  ].flatMap((pattern) => globSync(pattern, { cwd: projectRoot })),
];
const texts = new Map(
  await Promise.all(
    documents.map(async (name) => {
      const text = await readFile(join(projectRoot, name), 'utf8');
      return /** @type {const} */ ([name, text]);
    }),
  ),
);

/** @param {string} path from the root */
function exists(path) {
  return access(join(projectRoot, path)).then(
    () => true,
    () => false,
  );
}

/**
 * Links and pictures that lead to a file of this repository, as paths from its root.
 *
 * @param {string} name
 */
function linksOf(name) {
  const targets = (texts.get(name) ?? '').matchAll(/\]\(([^)\s]+)\)/g);
  return [...targets]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', heading] = target.split('#');
      const file = path === '' ? name : relative('.', join(dirname(name), path));
      return { target, file, heading };
    });
}

/**
 * Files and folders that a document names in `code`, by their path from the root.
 *
 * @param {string} name
 */
function pathsIn(name) {
  const spans = (texts.get(name) ?? '').matchAll(/`([^`\s]+)`/g);
  return [...spans]
    .map(([, span = '']) => span)
    .filter(
      (span) => /^(apps|packages|scripts|tools|e2e|docs|\.ci)\//.test(span) && !/[*<>…]/.test(span),
    );
}

/**
 * Source files that a document names without their folder, because the text around it says where.
 *
 * @param {string} name
 */
function bareNamesIn(name) {
  const spans = (texts.get(name) ?? '').matchAll(/`([\w.-]+\.(?:tsx?|mjs|sql))`/g);
  return [...spans].map(([, span = '']) => span);
}

const sourceNames = new Set(
  (await Promise.all(['apps', 'packages', 'scripts', 'e2e', 'tools'].map(namesBelow))).flat(),
);

/**
 * @param {string} folder
 * @returns {Promise<string[]>} names of files
 */
async function namesBelow(folder) {
  const entries = await readdir(join(projectRoot, folder), { withFileTypes: true });
  const nested = entries
    .filter((entry) => entry.isDirectory() && !['node_modules', 'build'].includes(entry.name))
    .map((entry) => namesBelow(join(folder, entry.name)));
  const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  return [...files, ...(await Promise.all(nested)).flat()];
}

/**
 * The anchors of a document's headings, as GitHub makes them.
 *
 * @param {string} text
 */
function anchorsOf(text) {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
}

describe.each(documents)('%s', (name) => {
  it('links only to files that exist', async () => {
    const missing = [];
    for (const { target, file } of linksOf(name)) {
      if (!(await exists(file))) missing.push(target);
    }
    expect(missing).toEqual([]);
  });

  it('links only to headings that exist', async () => {
    const missing = [];
    for (const { target, file, heading } of linksOf(name)) {
      if (heading === undefined || !(await exists(file))) continue;
      const text = texts.get(file) ?? (await readFile(join(projectRoot, file), 'utf8'));
      if (!anchorsOf(text).includes(heading)) missing.push(target);
    }
    expect(missing).toEqual([]);
  });

  it('names only files and folders that exist', async () => {
    const missing = [];
    for (const path of pathsIn(name)) {
      if (!(await exists(path))) missing.push(path);
    }
    const unknown = bareNamesIn(name).filter((file) => !sourceNames.has(file));
    expect([...missing, ...unknown]).toEqual([]);
  });
});

describe('every decision', () => {
  const decisions = documents.filter((name) => /^docs\/decisions\/\d/.test(name));

  it.each(decisions)('%s is listed in the index', (name) => {
    expect(texts.get('docs/decisions/README.md')).toContain(
      `](${name.slice('docs/decisions/'.length)})`,
    );
  });

  it('has a unique number', () => {
    const numbers = decisions.map((name) => name.slice('docs/decisions/'.length).slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  it.each(decisions)('%s states context, choice and consequences', (name) => {
    const headings = anchorsOf(texts.get(name) ?? '');
    expect(headings).toEqual(expect.arrayContaining(['context', 'choice', 'consequences']));
  });
});

describe('npm commands in the documents', () => {
  it('are all in package.json', async () => {
    /** @type {{ scripts: Record<string, string> }} */
    const { scripts } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8'));
    const named = [...texts.values()].flatMap((text) =>
      [...text.matchAll(/\bnpm (?:run ([\w-]+)|(start|test))/g)].map(
        (found) => found[1] ?? found[2] ?? '',
      ),
    );
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
    expect(named).toContain('start');
  });
});
