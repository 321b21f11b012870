import { access, constants, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeBytes, writeDuration } from '@dss/domain';
import { staleBackupSeconds } from '../backup/backups-folder.ts';
import { commandText, fingerprintOf, type Config } from '../config/index.ts';
import { makeDataFolder } from '../data-folder.ts';
import { SecretIsAnother } from '../db/index.ts';
import { describeMissing, noContact } from '../environment/routes.ts';
import { reservedBytes } from '../storage/disk-store.ts';
import { check, fail, ok, warn, type Check, type Finding } from './check.ts';

const neededNode = 24;
const worryingFreeBytes = 5e9;
const shortestSecret = 32;
const noticeableMs = 5_000;
/** From here on links, codes and signatures expire too early or too late. */
const wrongMs = 60_000;

/** Of the machine and its settings. */
export const machineChecks: readonly Check[] = [
  check('Node', ['nodeVersion'], { doctor: true }, ({ nodeVersion }) =>
    Number.parseInt(nodeVersion, 10) >= neededNode
      ? ok(nodeVersion)
      : fail(
          `${nodeVersion} is too old`,
          `Install Node ${neededNode}, or start with npm start, which brings it along.`,
        ),
  ),
  check('Settings', ['config'], { doctor: true }, ({ config }) => [
    ok(`PROFILE ${config.profile}, ROLE ${config.role}`),
    ...(config.profile === 'production' ? aboutProduction(config) : []),
  ]),
  check('Data folder', ['config'], { doctor: true }, async ({ config: { dataDir } }) => {
    if (!(await isThere(dataDir))) return ok(`${dataDir}, made by the first start`);
    await makeDataFolder(dataDir);
    return ok(dataDir);
  }),
  check('Disk', ['freeBytes'], { doctor: true, operations: 'storage' }, ({ freeBytes }) => {
    const left = `${writeBytes(freeBytes)} free`;
    const kept = `${reservedBytes / 1024 ** 2} MB`;
    if (freeBytes < reservedBytes) {
      return fail(
        left,
        `No photo is taken below ${kept}, which are kept for the database. Make room, or move DATA_DIR to a larger disk.`,
      );
    }
    return freeBytes < worryingFreeBytes
      ? warn(left, `Make room: below ${kept} no photo is taken.`)
      : ok(left);
  }),
  check(
    'Backups',
    ['backup'],
    { doctor: true, operations: 'storage' },
    ({ backup: { ageSeconds } }) => {
      if (ageSeconds === null) return warn('there is none', `Make one: ${commandText('backup')}`);
      const found = `the newest is ${writeDuration(Math.floor(ageSeconds))} old`;
      return ageSeconds > staleBackupSeconds
        ? warn(found, 'See why no other was made.')
        : ok(found);
    },
  ),
  check(
    'Backups',
    ['config'],
    { doctor: true, advice: "What people delete can't be listed there for a restore." },
    async ({ config: { backupsFolder: folder, profile } }) => {
      if (folder !== null) await access(folder, constants.W_OK);
      return folder === null && profile === 'production'
        ? warn('BACKUPS_FOLDER is unset', 'Set it to where backups are, and their age is watched.')
        : [];
    },
  ),
  check(
    'Signing secret',
    ['config', 'isInUse', 'secretInUse'],
    { doctor: true },
    async ({ config: { dataDir, signingSecret: set, earlierSecrets }, isInUse, secretInUse }) => {
      const file = path.join(dataDir, 'signing-secret');
      const current = set === null ? await readFile(file).catch(() => null) : Buffer.from(set);
      const known = [...(current === null ? [] : [current]), ...earlierSecrets].map(fingerprintOf);
      // One that is missing or damaged is told below.
      const isWhole = current !== null && current.length >= shortestSecret;
      if (isWhole && secretInUse !== null && !known.includes(secretInUse)) {
        return fail(new SecretIsAnother().message);
      }
      if (set !== null) return ok('in the settings. Keep a copy with your backups.');
      const found = await stat(file).catch(() => null);
      if (found === null) {
        return isInUse
          ? fail(
              `${file} is missing: whoever has a home here is known by it`,
              'Restore the file from a backup before anybody opens a page.',
            )
          : ok('made by the first start');
      }
      if (found.size < shortestSecret) {
        return fail(
          `${file} is damaged`,
          'Restore it from a backup: it is what visitors are known by.',
        );
      }
      return (found.mode & 0o077) === 0
        ? ok(file)
        : warn(`${file} can be read by other users of this machine`, `Run: chmod 600 '${file}'`);
    },
  ),
  check('Clock', ['config'], { doctor: true }, ({ config: { clockOffsetMs } }) =>
    clockOffsetMs === 0
      ? []
      : warn(
          `CLOCK_OFFSET_SECONDS moves it by ${clockOffsetMs / 1000} s`,
          'Remove it unless you try out what expires.',
        ),
  ),
  check(
    'Alarms',
    ['config'],
    { doctor: true },
    ({
      config: {
        alarms: { webhookUrl, mailTo },
        profile,
      },
    }) => {
      const ways = [
        ...(webhookUrl === null ? [] : [new URL(webhookUrl).hostname]),
        ...(mailTo === null ? [] : [mailTo.address]),
      ];
      if (ways.length > 0) return ok(`go to ${ways.join(' and ')}`);
      return profile === 'production'
        ? warn(
            'nobody is told once something fails',
            'Set ALARM_MAIL_TO or ALARM_WEBHOOK_URL, or watch /metrics.',
          )
        : ok('go to nobody; /ops shows what fails');
    },
  ),
];

function aboutProduction(config: Config): Finding[] {
  const { origin, mail, rateLimits, publicServices, contactEmail } = config;
  const missing = describeMissing(publicServices);
  const unwanted = ['LEAD_API_URL', 'ANALYTICS_KEY'].filter((name) => missing?.includes(name));
  const off = unwanted.map((name) => ` ${name}=off if you want none.`).join('');
  const isPlain = origin?.startsWith('https:') === false;
  return [
    missing !== null && warn(missing, `Pages show a banner until they are set.${off}`),
    contactEmail === null && warn(noContact, 'Set it before others use the server.'),
    isPlain &&
      warn(
        `ORIGIN is ${origin}`,
        'Put a proxy with https in front, or browsers send photos and cookies unencrypted.',
      ),
    !isPlain &&
      rateLimits.trustedProxies.length === 0 &&
      warn(
        'TRUSTED_PROXIES is unset',
        'Set it to the proxy that speaks https, or everybody counts as one network address.',
      ),
    mail.policyReviewTo === null &&
      warn('POLICY_REVIEW_TO is unset: requests for a policy review are kept, and nobody is told.'),
  ].filter((each) => each !== false);
}

export function isThere(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  );
}

/** Judges how far this machine's clock is ahead of another one, of whom it is said `whose`. */
export function judgeClock(aheadMs: number, whose: string): Finding {
  const title = 'Clock';
  if (Number.isNaN(aheadMs)) return warn(`${whose} could not be read.`, undefined, { title });
  if (Math.abs(aheadMs) < noticeableMs) return ok(`agrees with ${whose}`, { title });
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  return (Math.abs(aheadMs) < wrongMs ? warn : fail)(
    `${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} ${whose}`,
    'Let both follow a time server (timedatectl set-ntp true).',
    { title },
  );
}
