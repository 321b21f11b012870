import type { HazardTypeId } from '../hazards/index.ts';
import type { Evidence, HazardRow } from './result.ts';

/** Parts of an explained score, for the tests of what is made of one. */

/** What a model saw in a photo. */
export function evidenceOf(changes: Partial<Evidence> = {}): Evidence {
  return {
    source: 'provider',
    provider: 'test',
    image_id: 'photo',
    stop_image_id: null,
    question_id: null,
    side: null,
    box: null,
    confidence: 0.8,
    explanation: '',
    ...changes,
  };
}

/** A hazard that was found, on no known side. */
export function hazardRow(hazardType: HazardTypeId, changes: Partial<HazardRow> = {}): HazardRow {
  return {
    kind: 'hazard',
    hazard_type: hazardType,
    domain: 'zone_0',
    sides: [],
    points: 1,
    fix_only: 1,
    removable: true,
    confirmed: false,
    confidence: 0.8,
    evidence: [],
    notes: [],
    held_by: null,
    ...changes,
  };
}

/** An explanation in which nothing was found. */
export const nothingFound = {
  rows: [],
  unsure: [],
  set_aside: [],
  after_photos: [],
  context: [],
  disagreements: [],
};
