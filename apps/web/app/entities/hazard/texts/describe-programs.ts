import { programs, type ProgramCredit } from '@dss/domain';

import type { FieldTexts } from '../../../lib/messages/field-texts.ts';
import type { ProgramDescription } from './descriptions.ts';

/** The programs that give credit for removing a hazard, in the catalog's order. */
export function describePrograms(
  credit: ProgramCredit,
  texts: Pick<FieldTexts, 'programs' | 'sources'>,
): ProgramDescription[] {
  const asks = {
    safer_from_wildfires: credit.saferFromWildfires,
    wildfire_prepared_home: credit.wildfirePreparedHome,
    ccr_1299_03: asked(credit.ccr1299_03),
    chapter_7a: asked(credit.chapter7a),
  };
  return programs.flatMap(({ id, sources }) => {
    const ask = asks[id];
    if (ask === null) return [];
    return {
      id,
      name: texts.programs[id],
      ask,
      unconfirmed: credit.unconfirmed.includes(id),
      sources: texts.sources(sources),
    };
  });
}

function asked(how: 'yes' | 'partly' | 'no'): 'yes' | 'partly' | null {
  return how === 'no' ? null : how;
}
