import {
  exposureOnMaps,
  openMappedFacts,
  type Exposure,
  type MappedExposure,
  type MappedFact,
  type Property,
  type SurroundingsAnswer,
} from '@dss/domain';
import { useMemo } from 'react';

import { useAddressFacts } from './address-facts.ts';

export interface Surroundings {
  /** What maps say of the home's sides and its owner hasn't settled. */
  readonly onMaps: readonly MappedFact[];
  readonly exposure: MappedExposure | null;
}

/** What is around a home: as far as somebody saw or told it, and beyond that as maps have it. */
export function useSurroundings(
  property: Property,
  answers: readonly SurroundingsAnswer[],
  told: Exposure | null,
): Surroundings {
  const { data: facts = null } = useAddressFacts(property.id);
  return useMemo(() => {
    const onMaps = openMappedFacts(property, facts, answers);
    return { onMaps, exposure: exposureOnMaps(told, onMaps) };
  }, [property, facts, answers, told]);
}
