import { posix } from 'node:path';

/**
 * The layers of the web application, the lowest first. A folder imports folders of its own layer and of those below. What is in none of
 * them, such as `root.tsx`, is above all.
 */
const layers = [['lib', 'ui', 'styles'], ['entities'], ['features'], ['routes']];

/** Folders of folders. */
const shelves = new Set(['lib', 'entities', 'features', 'routes']);

const importPattern = /(?:\bfrom |\bimport\(|^import |\bnew URL\()'(\.{1,2}\/[^'?]+)(?:\?\w+)?'/gm;

/**
 * @typedef {object} Import
 * @property {string} file that imports, as a path from the application's folder
 * @property {string} target the file it imports
 */

/**
 * What breaks the order of the folders: an import from a higher layer, or from one feature to another, and circles of folders, of their
 * parts too. Tests may import what they like.
 *
 * @param {ReadonlyMap<string, string>} sources the text of each file, by its path from the application's folder
 * @returns {string[]} a sentence for each; empty if all is in order
 */
export function folderFaults(sources) {
  const imports = importsIn(sources);
  const faults = imports
    .filter(({ file, target }) => folderOf(file) !== folderOf(target))
    .flatMap(({ file, target }) => {
      if (rankOf(target) > rankOf(file)) return [`${file} imports ${target} of a higher layer.`];
      if ([file, target].every((path) => path.startsWith('features/'))) {
        return [`${file} imports ${target} of another feature.`];
      }
      return [];
    });
  const circles = [
    ...circlesIn(graphOf(imports, folderOf)),
    ...circlesIn(graphOf(imports, partOf)),
  ].map((circle) => `A circle of folders: ${circle.toSorted().join(', ')}.`);
  return [...new Set([...faults, ...circles])];
}

/**
 * The folders, and those that each imports.
 *
 * @param {ReadonlyMap<string, string>} sources as above
 */
export function folderGraph(sources) {
  return graphOf(importsIn(sources), folderOf);
}

/**
 * @param {ReadonlyMap<string, string>} sources
 * @returns {Import[]}
 */
function importsIn(sources) {
  const isTest = (/** @type {string} */ path) => /\.test\.tsx?$|\/testing\//.test(path);
  return [...sources]
    .filter(([file]) => !isTest(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(importPattern)].map(([, path = '']) => ({
        file,
        target: posix.join(posix.dirname(file), path),
      })),
    )
    .filter(({ target }) => /\.tsx?$/.test(target) && !target.startsWith('..'));
}

/** @param {string} path */
function layerOf(path) {
  return layers.findIndex((folders) => folders.some((folder) => path.startsWith(`${folder}/`)));
}

/** @param {string} path */
function rankOf(path) {
  return layerOf(path) === -1 ? layers.length : layerOf(path);
}

/**
 * The folder that hides a decision, such as `entities/photo` or `ui`; a file that is in none stands for itself.
 *
 * @param {string} path of a file
 */
function folderOf(path) {
  const names = path.split('/');
  return names.slice(0, shelves.has(names[0] ?? '') ? 2 : 1).join('/');
}

/**
 * The innermost folder of a file, such as `entities/hazard/texts`.
 *
 * @param {string} path of a file
 */
function partOf(path) {
  return folderOf(path) === path ? path : posix.dirname(path);
}

/**
 * @param {readonly Import[]} imports
 * @param {(path: string) => string} nameOf which nodes the graph has
 */
function graphOf(imports, nameOf) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const { file, target } of imports) {
    const [from, to] = [nameOf(file), nameOf(target)];
    graph.set(from, graph.get(from) ?? new Set());
    graph.set(to, graph.get(to) ?? new Set());
    if (from !== to) graph.get(from)?.add(to);
  }
  return graph;
}

/**
 * Folders that reach each other, so that none can be understood before the others.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph
 */
function circlesIn(graph) {
  const reached = new Map([...graph.keys()].map((folder) => [folder, reachedFrom(graph, folder)]));
  /** @type {Map<string, string[]>} by name, as each of its folders finds the same circle */
  const circles = new Map();
  for (const [folder, others] of reached) {
    const circle = [...others].filter((other) => reached.get(other)?.has(folder)).toSorted();
    if (others.has(folder)) circles.set(circle.join(' '), circle);
  }
  return [...circles.values()];
}

/**
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph
 * @param {string} start
 */
function reachedFrom(graph, start) {
  /** @type {Set<string>} */
  const reached = new Set();
  const waiting = [...(graph.get(start) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(graph.get(next) ?? []));
  }
  return reached;
}
