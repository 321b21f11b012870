import { programmes, type ProgrammeCredit } from '@dss/domain';

import type { FieldTexts } from '../messages/field-texts.ts';
import type { ProgrammeDescription } from '../sources/index.ts';

/** The programmes that take notice when a hazard is removed, in the catalogue's order. */
export function describeProgrammes(
  credit: ProgrammeCredit,
  texts: Pick<FieldTexts, 'programmes' | 'sources'>,
): ProgrammeDescription[] {
  const asks = {
    safer_from_wildfires: credit.saferFromWildfires,
    wildfire_prepared_home: credit.wildfirePreparedHome,
    ccr_1299_03: asked(credit.ccr1299_03),
    chapter_7a: asked(credit.chapter7a),
  };
  return programmes.flatMap(({ id, sources }) => {
    const ask = asks[id];
    if (ask === null) return [];
    return {
      id,
      name: texts.programmes[id],
      ask,
      unconfirmed: credit.unconfirmed.includes(id),
      sources: texts.sources(sources),
    };
  });
}

function asked(how: 'yes' | 'partly' | 'no'): 'yes' | 'partly' | null {
  return how === 'no' ? null : how;
}
