export {
  checklistStates,
  insurerChecklist,
  type ChecklistItem,
  type ChecklistState,
  type InsurerChecklist,
} from './checklist.ts';
export { breaksDefensibleSpaceRule, programLists, type ProgramListId } from './program-items.ts';
export {
  findsAny,
  hazardsResult,
  isUnsureAbout,
  programTables,
  programTablesIn,
  type ProgramEvidence,
  type ProgramItemResult,
  type ProgramCheck,
  type ProgramItemState,
  type ProgramStanding,
  type ProgramTable,
} from './program-tables.ts';
export type { ProgramTableTexts } from './text/program-table-text.ts';
export { programTableTextsEn } from './text/en.ts';
export { programTableTextsEs } from './text/es.ts';
