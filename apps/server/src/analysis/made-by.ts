import type { ObservationProvider } from './providers/index.ts';
import type { MadeBy } from './result-rows.ts';
import type { ObservedPhoto } from './score-input.ts';

/** Whose name an analysis carries: the chosen provider's, unless another looked at every photo in its place. */
export function madeBy(chosen: ObservationProvider, observed: readonly ObservedPhoto[]): MadeBy {
  const [first] = observed;
  const asChosen = first === undefined || observed.some(({ seenBy }) => seenBy.id === chosen.id);
  const { id, modelName, schemaVersion } = asChosen ? chosen : first.seenBy;
  return { provider: id, modelName, schemaVersion };
}

/** Whether another provider looked at a photo in place of the chosen one, because its budget was spent. */
export function isStoodIn(
  chosen: ObservationProvider,
  observed: readonly ObservedPhoto[],
): boolean {
  return observed.some(({ seenBy }) => seenBy.id !== chosen.id);
}
