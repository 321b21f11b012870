import { countListeners } from '../changes/listen-for-changes.ts';
import { fingerprintOf, readConfig, signingSecret } from '../config/index.ts';
import { makeDataFolder } from '../data-folder.ts';
import {
  DatabaseIsNewer,
  DatabaseIsOlder,
  locateDatabase,
  migrateDatabase,
  reachDatabase,
  readMigrationState,
  replaceSecret,
} from '../db/index.ts';
import { seedGuidance } from '../guidance/guidance-table.ts';
import { createLog } from '../logging/index.ts';
import { migrateQueue } from '../queue/migrate-queue.ts';
import { outcomeOf, type Command } from './command.ts';
import { readCommandLine } from './command-line.ts';
import { BadInput, exitCodes } from './outcome.ts';

const usage = `Usage: npm run migrate [-- --check | --secret-lost]

Brings the database to this version of the product, as each start does by itself: its login, roles, tables and job queue. Stop every
process of the product first, and back up (npm run backup): there is no way back.

  --check  only says what would run; exit code 1 if there is anything
  --secret-lost
           takes the signing secret of the settings although the database was used with another one, which nobody has any more: whoever
           has a home without an account loses it, links that were shared end, and second factors have to be set up again
  --help   print this

Exit codes: 0 done, 1 something failed or is to be done, 2 something in the command or the settings needs fixing.`;

/** `npm run migrate`. */
export const runMigrate: Command = (commandLine, signal, _report, environment) =>
  outcomeOf(
    signal,
    'Interrupted. The upgrade is done whole or not at all: run the command again.',
    async () => {
      const { values, positionals } = readCommandLine(commandLine, usage, {
        check: { type: 'boolean', default: false },
        'secret-lost': { type: 'boolean', default: false },
      });
      if (values.help) return { text: usage };
      const isSecretLost = values['secret-lost'];
      if (positionals.length > 0 || (values.check && isSecretLost)) throw new BadInput(usage);
      const config = readConfig(environment);
      const log = createLog(config.logLevel);
      if (!values.check) await makeDataFolder(config.dataDir);
      let lost: Error | undefined;
      const located = values.check
        ? await reachDatabase(config, log, signal)
        : await locateDatabase(config, log, signal, (error) => (lost = error));
      try {
        const { pending, isNewer, isOlder } = await readMigrationState(located.owner);
        if (isNewer) throw new DatabaseIsNewer();
        if (isOlder) throw new DatabaseIsOlder();
        if (values.check) {
          return pending.length === 0
            ? { text: 'The database is up to date.' }
            : { text: `To run:\n${pending.join('\n')}`, code: exitCodes.failure };
        }
        // A login that doesn't exist yet belongs to a database that nobody uses yet.
        const running = await countListeners(located.session).catch(() => 0);
        if (running > 0 && (pending.length > 0 || isSecretLost)) {
          throw new BadInput(
            `The product is running (${running === 1 ? 'one process' : `${running} processes`}). Stop it first: an older version doesn't know what this one changes. Nothing was done.`,
          );
        }
        await migrateDatabase(located.owner, located.login, seedGuidance);
        await migrateQueue(located.session, log);
        if (isSecretLost) {
          const secret = await signingSecret(config.dataDir, config.signingSecret);
          await replaceSecret(located.owner, fingerprintOf(secret));
          return { text: 'The signing secret of the settings is the one in use from now on.' };
        }
        return {
          text:
            pending.length === 0 ? 'The database was up to date.' : `Ran:\n${pending.join('\n')}`,
        };
      } catch (error) {
        throw lost ?? error;
      } finally {
        await located.stop();
      }
    },
  );
