import { hazardCatalog, type CatalogHazard } from '../hazards/index.ts';
import type { AnswerFacts } from './read-answers.ts';
import { scoringWeights } from './weights.ts';

/** What Chapter 7A has asked of new houses since 2008, and no upkeep changes. */
export const builtToCode = hazardCatalog.filter(isBuiltToCode);

function isBuiltToCode({ programs, fromNeglect }: CatalogHazard): boolean {
  return programs.chapter7a === 'yes' && !fromNeglect;
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
