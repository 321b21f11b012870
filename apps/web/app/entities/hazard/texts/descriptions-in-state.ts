import {
  adviceSourceIn,
  holdsIn,
  isShownIn,
  programs,
  ruleById,
  type StateCode,
} from '@dss/domain';

import type { Descriptions, SourceLink } from './descriptions.ts';

/** Texts for a home in a state: without the rules and programs of other states, and the documents about them. */
export function descriptionsIn(
  texts: Descriptions,
  state: StateCode | null | undefined,
  day: string,
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
        rules: hazard.rules.filter((rule) => holdsIn(ruleById(rule.id).holds, state, day)),
        programs: hazard.programs.filter((program) => offered.has(program.id)),
        sources: shown(hazard.sources),
      };
    },
    sources: (ids) => shown(texts.sources(ids)),
    adviceSource: (source) => adviceSourceIn(source, state),
    knowsRules: state === 'CA',
  };
}
