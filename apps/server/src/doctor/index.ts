import { createLog } from '../logging/index.ts';
import { checkDatabase } from './check-database.ts';
import {
  checkBackups,
  checkDataFolder,
  checkNode,
  checkSecret,
  checkSettings,
} from './check-machine.ts';
import {
  checkLeads,
  checkMail,
  checkProvider,
  checkScores,
  checkAlarms,
  checkStorage,
} from './check-services.ts';
import { warn, type CheckResult } from './check-result.ts';

export type { CheckResult } from './check-result.ts';

export interface DoctorOptions {
  /** Settings, as in `.env.example`; by default those of the process. */
  readonly environment?: NodeJS.ProcessEnv | undefined;
  readonly now?: () => number;
  /** How many bytes are free in a folder. */
  readonly free?: (folder: string) => Promise<number>;
}

/** Checks settings, machine and connections as the product would use them, changing nothing. In the order to read them. */
export async function diagnose(
  { environment, now = Date.now, free }: DoctorOptions,
  signal: AbortSignal,
): Promise<readonly CheckResult[]> {
  const { config, results } = checkSettings(environment);
  if (config === null) return [checkNode(), ...results];
  const folder = await checkDataFolder(config, free);
  const database = await checkDatabase(config, createLog('silent'), signal, now);
  const [storage, mail, provider, leads, scores] = await Promise.all([
    checkStorage(config, database.newestObjects),
    checkMail(config),
    checkProvider(config, now),
    checkLeads(config),
    checkScores(config),
  ]);
  const shifted =
    config.clockOffsetMs === 0
      ? []
      : [
          warn(
            'Clock',
            `CLOCK_OFFSET_SECONDS moves it by ${config.clockOffsetMs / 1000} s. Remove it unless you try out what expires.`,
          ),
        ];
  return [
    checkNode(),
    ...results,
    ...folder,
    ...(await checkBackups(config, now)),
    await checkSecret(config, database),
    ...database.results,
    ...shifted,
    ...storage,
    mail,
    ...provider,
    leads,
    scores,
    checkAlarms(config),
  ];
}
