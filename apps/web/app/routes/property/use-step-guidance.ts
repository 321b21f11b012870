import { firstActions, type Analysis, type HazardTypeId } from '@dss/domain';

import { useGuidance, type Guidance } from '../../entities/hazard/texts/guidance.ts';

type Action = Analysis['explanation']['actions']['in_order'][number];

export interface StepGuidance {
  readonly guidance: Guidance | undefined;
  /** What the step is called, the same wherever it is named; the hazard's title if its own can't be loaded. */
  readonly title: string;
  /** What the cards of the other hazards that it removes call it. */
  readonly includes: readonly string[];
  readonly loading: boolean;
}

/** What to do about the first steps of a result. Every place that names one asks here, so that it has one name. */
export function useStepGuidance(
  analysis: Pick<Analysis, 'explanation' | 'hazards'>,
): (action: Pick<Action, 'hazard_types'>) => StepGuidance {
  const { data, isError } = useGuidance(
    firstActions(analysis.explanation.actions.in_order).flatMap((action) => action.hazard_types),
  );
  return ({ hazard_types: types }) => {
    const [type] = types;
    const guidance = data?.find((each) => each.hazard_type === type);
    const hazard = analysis.hazards.find((each) => each.type === type);
    return {
      guidance,
      title: guidance?.title ?? hazard?.title ?? '',
      includes: otherTitles(types, data ?? []),
      loading: guidance === undefined && !isError,
    };
  };
}

/** What the guidance calls a step that removes several hazards, by the names that differ from the one for the first of them. */
export function otherTitles(
  types: readonly HazardTypeId[],
  guidance: readonly Pick<Guidance, 'hazard_type' | 'title'>[],
): readonly string[] {
  const titles = types.flatMap(
    (type) => guidance.find((each) => each.hazard_type === type)?.title ?? [],
  );
  return [...new Set(titles)].slice(1);
}
