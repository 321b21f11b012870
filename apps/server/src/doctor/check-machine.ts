import { access, constants, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { newestBackup, staleBackupSeconds } from '../backup/backups-folder.ts';
import { ConfigError, fingerprintOf, readConfig, type Config } from '../config/index.ts';
import { SecretIsAnother } from '../db/index.ts';
import type { DatabaseResults } from './check-database.ts';
import { describeMissing, noContact } from '../environment/routes.ts';
import { makeDataFolder } from '../data-folder.ts';
import { freeBytes, reservedBytes } from '../storage/disk-store.ts';
import { fail, ok, reason, warn, type CheckResult } from './check-result.ts';

const neededNode = 24;
const megabyte = 1024 * 1024;
/** With less, there is a warning: about two hundred photos fit above what is kept for the database. */
const nearlyFullBytes = 1024 * megabyte;

export function checkNode(version = process.versions.node): CheckResult {
  const what = 'Node';
  return Number.parseInt(version, 10) >= neededNode
    ? ok(what, version)
    : fail(
        what,
        `${version} is too old. Install Node ${neededNode}, or start with npm start, which brings it along.`,
      );
}

/** The settings, unless they are wrong, and what to say about them. */
export function checkSettings(environment: NodeJS.ProcessEnv | undefined): {
  readonly config: Config | null;
  readonly results: readonly CheckResult[];
} {
  const what = 'Settings';
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { config: null, results: [fail(what, `${reason(error)} Nothing else was checked.`)] };
  }
  const results = [ok(what, `PROFILE ${config.profile}, ROLE ${config.role}`)];
  if (config.profile === 'production') results.push(...aboutProduction(config));
  return { config, results };
}

function aboutProduction(config: Config): CheckResult[] {
  const { origin, mail, rateLimits, publicServices, contactEmail } = config;
  const what = 'Settings';
  const results: CheckResult[] = [];
  const missing = describeMissing(publicServices);
  if (missing !== null) {
    const unwanted = ['LEAD_API_URL', 'ANALYTICS_KEY'].filter((name) => missing.includes(name));
    const off = unwanted.map((name) => ` ${name}=off if you want none.`).join('');
    results.push(warn(what, `${missing}. Pages show a banner until they are set.${off}`));
  }
  if (contactEmail === null) {
    results.push(warn(what, `${noContact} Set it before others use the server.`));
  }
  if (origin?.startsWith('https:') === false) {
    results.push(
      warn(
        what,
        `ORIGIN is ${origin}. Put a proxy with https in front, or browsers send photos and cookies unencrypted.`,
      ),
    );
  } else if (rateLimits.trustedProxies.length === 0) {
    results.push(
      warn(
        what,
        'TRUSTED_PROXIES is unset. Set it to the proxy that speaks https, or everybody counts as one network address.',
      ),
    );
  }
  if (mail.policyReviewTo === null) {
    results.push(
      warn(
        what,
        'POLICY_REVIEW_TO is unset: requests for a policy review are kept, and nobody is told.',
      ),
    );
  }
  return results;
}

/** @param free how many bytes are free in a folder */
export async function checkDataFolder(
  { dataDir }: Config,
  free: (folder: string) => Promise<number> = freeBytes,
): Promise<CheckResult[]> {
  const isThere = await stat(dataDir).then(
    () => true,
    () => false,
  );
  if (!isThere) return [ok('Data folder', `${dataDir}, made by the first start`)];
  try {
    await makeDataFolder(dataDir);
  } catch (error) {
    return [fail('Data folder', reason(error))];
  }
  const bytes = await free(dataDir);
  const left = `${Math.floor(bytes / megabyte)} MB free`;
  const kept = `${reservedBytes / megabyte} MB`;
  const disk =
    bytes < reservedBytes
      ? fail(
          'Disk',
          `${left}. No photo is taken below ${kept}, which are kept for the database. Make room, or move DATA_DIR to a larger disk.`,
        )
      : bytes < nearlyFullBytes
        ? warn('Disk', `${left}. Make room: below ${kept} no photo is taken.`)
        : ok('Disk', left);
  return [ok('Data folder', dataDir), disk];
}

export async function checkBackups(
  { backupsFolder, profile }: Config,
  now: () => number,
): Promise<CheckResult[]> {
  const what = 'Backups';
  if (backupsFolder === null) {
    const found = 'BACKUPS_FOLDER is unset. Set it to where backups are, and their age is watched.';
    return profile === 'production' ? [warn(what, found)] : [];
  }
  try {
    await access(backupsFolder, constants.W_OK);
  } catch (error) {
    return [fail(what, `${reason(error)} What people delete can't be listed there for a restore.`)];
  }
  const newest = await newestBackup(backupsFolder, new Date(now()));
  if (newest === null) return [warn(what, `none in ${backupsFolder} yet: npm run backup`)];
  const days = newest.ageSeconds / 86_400;
  const found = `the newest is ${days < 1 ? 'less than a day' : `${Math.floor(days)} days`} old`;
  return [
    newest.ageSeconds > staleBackupSeconds
      ? warn(what, `${found}. See why no other was made.`)
      : ok(what, found),
  ];
}

const shortest = 32;

/** @param isInUse whether somebody is already known by the secret */
export async function checkSecret(
  { dataDir, signingSecret, earlierSecrets }: Config,
  { isInUse, secretInUse }: Pick<DatabaseResults, 'isInUse' | 'secretInUse'>,
): Promise<CheckResult> {
  const what = 'Signing secret';
  const current =
    signingSecret === null
      ? await readFile(path.join(dataDir, 'signing-secret')).catch(() => null)
      : Buffer.from(signingSecret);
  const configured = [...(current === null ? [] : [current]), ...earlierSecrets].map(fingerprintOf);
  // One that is missing or damaged is told below.
  const isWhole = current !== null && current.length >= shortest;
  if (isWhole && secretInUse !== null && !configured.includes(secretInUse)) {
    return fail(what, new SecretIsAnother().message);
  }
  if (signingSecret !== null) return ok(what, 'in the settings. Keep a copy with your backups.');
  const file = path.join(dataDir, 'signing-secret');
  const found = await stat(file).catch(() => null);
  if (found === null) {
    return isInUse
      ? fail(
          what,
          `${file} is missing: whoever has a home here is known by it. Restore the file from a backup before anybody opens a page.`,
        )
      : ok(what, 'made by the first start');
  }
  if (found.size < shortest) {
    return fail(
      what,
      `${file} is damaged. Restore it from a backup: it is what visitors are known by.`,
    );
  }
  return (found.mode & 0o077) === 0
    ? ok(what, file)
    : warn(what, `${file} can be read by other users of this machine. Run: chmod 600 '${file}'`);
}
