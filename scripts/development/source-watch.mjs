import { watch } from 'node:fs';

/** Editors write a file in several steps, and several files at once. */
const quietMs = 150;

/**
 * Calls back when sources have changed and nothing more has for a moment. Tests aren't part of the running server.
 *
 * @param {readonly string[]} folders
 * @param {() => void} onChange
 * @returns {{ close: () => void }}
 */
export function watchSources(folders, onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || !isServerSource(file)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, quietMs);
    }),
  );
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** @param {string} file */
export function isServerSource(file) {
  return /\.(ts|sql|json)$/.test(file) && !/\.test\.ts$|(^|[/\\])testing[/\\]/.test(file);
}
