import { operatedParts, type Operations } from '@dss/domain';
import { runCheck, type Check, type Parts, type ReadyPart } from './check.ts';
import { databaseChecks } from './database.ts';
import { machineChecks } from './machine.ts';
import { operationsChecks } from './operations.ts';
import { serverChecks } from './server.ts';
import { serviceChecks } from './services.ts';

/** Every check, in the order in which the doctor says what it found. */
export const checks: readonly Check[] = [
  ...machineChecks,
  ...databaseChecks,
  ...serviceChecks,
  ...serverChecks,
  ...operationsChecks,
];

/** Everything that is wrong, in the order of the parts of `/ops`; empty if all is well. */
export async function troublesOf(
  state: Omit<Operations, 'troubles'>,
): Promise<Operations['troubles']> {
  const { at, backups, queue, storage } = state;
  const newestAt = backups?.newest_at ?? null;
  const ageSeconds = newestAt === null ? null : (Date.parse(at) - Date.parse(newestAt)) / 1000;
  const parts: Partial<Parts> = {
    state,
    jobs: queue,
    processes: 1,
    freeBytes: storage.free_bytes,
    ...(backups === null ? {} : { backup: { ageSeconds } }),
  };
  const troubles: Operations['troubles'] = [];
  for (const part of operatedParts) {
    for (const each of checks.filter(({ operations }) => operations === part)) {
      for (const { severity, title, found, at: when = null } of await runCheck(each, parts)) {
        if (severity !== 'ok') troubles.push({ part, text: `${title}: ${found}`, at: when });
      }
    }
  }
  return troubles;
}

/** Names first what doesn't answer at all, which the database can't know. */
export function withSilent(
  state: Operations,
  parts: Readonly<Record<ReadyPart, 'ok' | 'failed'>>,
): Operations {
  const silent = (['storage', 'queue'] as const).flatMap((part) =>
    checks
      .filter(({ readiness }) => readiness === part && parts[part] === 'failed')
      .map(({ title, silent: what }) => ({ part, text: `${title}: ${what}`, at: null })),
  );
  return { ...state, troubles: [...silent, ...state.troubles] };
}
