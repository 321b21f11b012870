import { capture } from './analytics.ts';

/** The start buttons, by where they stand. The labels are the specification's, but for the page that it doesn't know. */
export type EntryPoint =
  | 'header'
  | 'home_hero'
  | 'home_what_you_get'
  | 'home_call_to_action'
  | 'about'
  | 'faq'
  | 'fire_safety_guidelines'
  | 'how_scoring_works';

/** Counts that somebody set out for an assessment, and from which button. */
export function recordStart(entryPoint: EntryPoint): void {
  capture({ name: 'start-assessment', properties: { entry_point: entryPoint } });
}
