import { readdirSync, watch } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Editors write a file in several steps, and several files at once. */
const rescoreDelayMs = 150;

/**
 * Calls back once sources have changed and then stayed unchanged for a moment. Tests aren't part of the running server.
 *
 * Every folder is watched on its own: Node's recursive watching on Linux watches files, and loses one that an editor
 * replaces with a new one of the same name.
 *
 * @param {readonly string[]} folders
 * @param {() => void} onChange
 * @returns {{ close: () => void }}
 */
export function watchSources(folders, onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();

  /** @param {string} path */
  const isSource = (path) =>
    folders.some((root) => path.startsWith(root + sep) && isServerSource(relative(root, path)));

  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, rescoreDelayMs);
  };

  /** @param {string} path */
  const forget = (path) => {
    for (const [folder, watcher] of watchers) {
      if (folder !== path && !folder.startsWith(path + sep)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  };

  /**
   * Watches a folder and those in it.
   *
   * @param {string} folder
   * @returns {boolean} whether sources of the server are in there
   */
  const follow = (folder) => {
    const watcher = watch(folder, (event, name) => {
      if (name === null) return;
      const path = join(folder, name);
      if (isSource(path)) changed();
      else if (event === 'rename' && followAnew(path)) changed();
    });
    // The parent folder's watcher reports a removed folder.
    watcher.on('error', () => forget(folder));
    watchers.set(folder, watcher);
    // Listed after watching has started, so that no change is missed in between.
    const inside = readdirSync(folder, { withFileTypes: true }).map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? follow(path) : isSource(path);
    });
    return inside.includes(true);
  };

  /**
   * A folder came, went, or was replaced by another of its name.
   *
   * @param {string} path
   * @returns {boolean} whether that concerns sources of the server
   */
  const followAnew = (path) => {
    const wasFollowed = watchers.has(path);
    forget(path);
    try {
      return follow(path) || wasFollowed;
    } catch {
      // It was removed, or isn't a folder.
      forget(path);
      return wasFollowed;
    }
  };

  for (const folder of folders) follow(folder);
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

/** @param {string} file its path below the folder of sources */
export function isServerSource(file) {
  return /\.(ts|sql|json)$/.test(file) && !/\.test\.ts$|(^|[/\\])testing[/\\]/.test(file);
}
