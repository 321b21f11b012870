import type { RemovedHazard, WorkPhoto } from '../finished-work/index.ts';
import { programLists, type ProgramListId } from './program-items.ts';
import {
  programTablesIn,
  type ProgramEvidence,
  type ProgramItemResult,
  type ProgramPlace,
} from './program-tables.ts';

/**
 * How an item stands for whoever reviews a home.
 *
 * - `fixed_with_photo`: met, and all finished work about it has a photo from after the work.
 *
 * The others as in `ProgramStanding`.
 */
export const checklistStates = [
  'met',
  'met_or_none',
  'none_there',
  'fixed_with_photo',
  'not_met',
  'open',
  'not_asked',
] as const;

export type ChecklistState = (typeof checklistStates)[number];

/** An item of a program with how it stands. */
export type ChecklistItem = Omit<ProgramItemResult, 'standing'> & {
  readonly standing: ChecklistState;
};

/** What an insurer asks about, where the home is. */
export type InsurerChecklist = {
  readonly list: ProgramListId;
  readonly items: readonly ChecklistItem[];
};

/** What is read of finished work. */
type ChecklistWork = {
  readonly hazards: readonly Pick<
    RemovedHazard<WorkPhoto>,
    'hazardType' | 'basis' | 'isFoundAgain'
  >[];
};

/**
 * The checklist for an insurer: the first program of the home's state; null where no program is known.
 * @param day '2026-11-21', on which it holds
 * @param work all finished work of the home
 */
export function insurerChecklist(
  place: ProgramPlace,
  day: string,
  evidence: ProgramEvidence,
  work: readonly ChecklistWork[],
): InsurerChecklist | null {
  const [table] = programTablesIn(place, day, evidence);
  if (table === undefined) return null;
  const { id: list, items } = table;
  return {
    list,
    items: items.map((item) => ({ ...item, standing: standingOf(item, list, work) })),
  };
}

function standingOf(
  item: ProgramItemResult,
  listId: ProgramListId,
  work: readonly ChecklistWork[],
): ChecklistState {
  if (item.state !== 'met') return item.standing;
  const list = programLists.find(({ id }) => id === listId);
  const types = list?.items.find(({ id }) => id === item.id)?.hazardTypes ?? [];
  const removed = work
    .flatMap(({ hazards }) => hazards)
    .filter(({ hazardType, isFoundAgain }) => types.includes(hazardType) && !isFoundAgain);
  const isFixed = removed.length > 0 && removed.every(({ basis }) => basis !== 'said');
  return isFixed ? 'fixed_with_photo' : item.standing;
}
