import type { Operations } from '@dss/domain';
import { readyParts } from '../health/check.ts';
import type { Readiness } from '../operations/readiness.ts';
import type { Faults } from './watch-faults.ts';

/** An error of a moment is on `/ops`; one that comes back within so long is a fault. */
const errorsStayMs = 10 * 60_000;

/** What `/readyz` and `/ops` call wrong. While the database doesn't answer, nobody knows of the rest. */
export async function lookForFaults(
  readiness: Pick<Readiness, 'parts'>,
  readOverview: () => Promise<Operations>,
): Promise<Faults> {
  const parts = readiness.parts();
  const silent = readyParts.flatMap((part) =>
    parts[part] === 'failed' ? [[part, `The ${part} doesn’t answer`] as const] : [],
  );
  if (parts.database === 'failed') return { texts: new Map(silent), isWhole: false };
  const state = await readOverview();
  const newest = Math.max(0, ...state.errors.map(({ at }) => Date.parse(at)));
  const goOn = Date.parse(state.at) - newest < errorsStayMs;
  const troubles = state.troubles.filter(({ part }) => part !== 'errors' || goOn);
  return {
    texts: new Map([
      ...silent,
      ...troubles.map(
        ({ part, text, at }) =>
          [
            // One part may have several, such as a full disk and an old backup.
            `ops ${part} ${text.slice(0, text.indexOf(':'))}`,
            at === null ? text : `${text} ${at.slice(0, 16).replace('T', ' ')}`,
          ] as const,
      ),
    ]),
    isWhole: true,
  };
}
