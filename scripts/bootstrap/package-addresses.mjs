/** @typedef {import('./installed-packages.mjs').Lockfile} Lockfile */

/**
 * A lockfile with the address of each package that has none: where the npm registry, and whatever stands in for it, keeps a
 * version's file.
 *
 * @param {Lockfile} lockfile
 * @param {string} registry its URL
 * @returns {Lockfile}
 */
export function withAddresses(lockfile, registry) {
  const base = registry.endsWith('/') ? registry : `${registry}/`;
  const packages = Object.entries(lockfile.packages ?? {}).map(([path, locked]) => {
    const { version, integrity, resolved } = locked;
    // Only what came from a registry has an integrity, unlike the root, workspaces and links to them.
    if (integrity === undefined || version === undefined || resolved !== undefined) {
      return [path, locked];
    }
    // One installed under another name says its own.
    const name =
      locked.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const file = `${name.slice(name.lastIndexOf('/') + 1)}-${version}.tgz`;
    return [path, { ...locked, resolved: `${base}${name}/-/${file}` }];
  });
  return { ...lockfile, packages: Object.fromEntries(packages) };
}
