/**
 * @typedef {{ name?: string, version?: string, resolved?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean,
 *   peer?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Whether npm's own record of what it installed (`node_modules/.package-lock.json`) is what the lockfile asks for, as
 * after a developer's `npm install`: then nothing needs to be installed again.
 *
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile} installed node_modules/.package-lock.json
 * @param {{ platform: string, arch: string }} machine
 */
export function installedAsLocked(wanted, installed, machine) {
  const present = installed.packages ?? {};
  return Object.entries(wanted.packages ?? {})
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, locked]) => {
      const found = present[path];
      if (found === undefined) return locked.optional === true && !isMeantFor(locked, machine);
      return found.version === locked.version && found.integrity === locked.integrity;
    });
}

/**
 * Whether a missing optional package should be here. Those that name no system, or that depend on the C library, are
 * npm's to choose.
 *
 * @param {LockedPackage} locked
 * @param {{ platform: string, arch: string }} machine
 */
function isMeantFor(locked, { platform, arch }) {
  return (
    locked.libc === undefined &&
    locked.os?.includes(platform) === true &&
    locked.cpu?.includes(arch) === true
  );
}
