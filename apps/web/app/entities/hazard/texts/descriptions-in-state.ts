import {
  adviceSourceIn,
  holdsIn,
  isShownIn,
  mayHoldIn,
  programs,
  ruleById,
  type ResponsibilityArea,
  type StateCode,
} from '@dss/domain';

import type { Descriptions, SourceLink } from './descriptions.ts';

/**
 * Texts for a home in a state: without the rules and programs of other states, and the documents about them.
 * @param area who answers for fires at the home; null: not known
 */
export function descriptionsIn(
  texts: Descriptions,
  state: StateCode | null | undefined,
  day: string,
  area: ResponsibilityArea | null = null,
): Descriptions {
  const shown = (sources: readonly SourceLink[]) =>
    sources.filter(({ id }) => isShownIn(id, state));
  const offered = new Set<string>(
    programs.filter(({ holds }) => holdsIn(holds, state, day)).map(({ id }) => id),
  );
  return {
    ...texts,
    hazard: (id) => {
      const hazard = texts.hazard(id);
      return {
        ...hazard,
        rules: hazard.rules.filter(
          ({ id: ruleId, status }) =>
            holdsIn(ruleById(ruleId).holds, state, day) && mayHoldIn(status, area),
        ),
        programs: hazard.programs.filter((program) => offered.has(program.id)),
        sources: shown(hazard.sources),
      };
    },
    sources: (ids) => shown(texts.sources(ids)),
    adviceSource: (source) => adviceSourceIn(source, state),
    knowsRules: state === 'CA' && mayHoldIn('in_force_in_areas', area),
  };
}
