import { hazardCatalog, type CatalogHazard, type HazardTypeId } from '../hazards/index.ts';
import type { AnswerFacts } from './read-answers.ts';
import { scoringWeights } from './weights.ts';

/** Of what Chapter 7A has ruled since 2008 how new houses are built. Upkeep isn't among it. */
const ruledSince2008: ReadonlySet<HazardTypeId> = new Set([
  'roof_combustible_covering',
  'gutter_unprotected_or_plastic',
  'chimney_no_spark_arrestor',
  'vents_unscreened',
  'eaves_open',
  'windows_single_pane',
  'siding_combustible',
  'deck_combustible',
]);

export const builtToCode = hazardCatalog.filter(isBuiltToCode);

function isBuiltToCode({ id }: CatalogHazard): boolean {
  return ruledSince2008.has(id);
}

/** Whether a hazard is taken to be rarer than is typical where nobody has looked, because the house is newer. */
export function isRarer(hazard: CatalogHazard, { builtSince2008 }: AnswerFacts): boolean {
  return builtSince2008 && isBuiltToCode(hazard);
}

/** How common a hazard is, 0-1, where nobody has looked for it, in a home of which this was answered. */
export function prevalenceIn(hazard: CatalogHazard, answers: AnswerFacts): number {
  const { share } = hazard.prevalence;
  return isRarer(hazard, answers) ? share * scoringWeights.builtSince2008.prevalenceFactor : share;
}
