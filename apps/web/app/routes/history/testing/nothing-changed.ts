import type { ScorePoint } from '@dss/domain';

/** What a result changed that changed nothing. */
export const nothing: NonNullable<ScorePoint['changes']> = {
  hazards_appeared: [],
  hazards_gone: [],
  work_confirmed: [],
  work_said: [],
  photos_added: 0,
  photos_removed: 0,
  photos_relabeled: 0,
  answers_given: [],
  answers_taken_back: [],
  disputes_made: [],
  disputes_taken_back: [],
  new_method: null,
  new_provider: null,
};
