import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { opening } from './parts-of-home.ts';

export const envelopeGaps: CatalogHazard = {
  ...opening,
  id: 'envelope_gaps',
  tier: 'moderate',
  points: 3,
  fromNeglect: true,
  photoReliability: 'medium',
  // Embers get in through gaps as thin as a coin.
  untapped: 'unanswered',
  optionalPart: null,
  removable: 'yes',
  prevalence: judgedShare(0.5),
  rules: ['low_cost_retrofit_list'],
  programs: {
    saferFromWildfires: null,
    wildfirePreparedHome: null,
    ccr1299_03: 'no',
    chapter7a: 'partly',
    unconfirmed: [],
  },
  sources: ['lowcost'],
  step: 'seal_gaps',
  today: 'close_openings',
  texts: {
    en: {
      title: 'Gaps in the home’s exterior',
      lookFor:
        'Daylight around the garage door, cracked trim, holes where pipes and cables enter, warped siding joints, gaps at rafters.',
      mistakenFor: 'Shadow lines, weep openings that must stay open, expansion joints.',
      severity: 'Every gap is a way in for embers, and it is cheap to close.',
      asks: {
        low_cost_retrofit_list:
          'Caulk gaps wider than 1/16 inch and weather-strip the garage door. Older guides say 1/8 inch.',
      },
      removal: {
        title: 'Seal gaps in walls and doors',
        why: 'Embers are small. They get in through gaps around pipes, trim and the garage door.',
        action:
          'Caulk gaps wider than 1/16 inch. Put a tight seal around the garage door. Leave weep holes open.',
        source: 'State Fire Marshal Low-Cost Retrofit List',
      },
    },
    es: {
      title: 'Rendijas en el exterior de la casa',
      lookFor:
        'Luz que se ve alrededor de la puerta del garaje, molduras rotas, agujeros por donde entran tubos y cables, juntas torcidas en el revestimiento, huecos entre las vigas.',
      mistakenFor:
        'Líneas de sombra, orificios de drenaje (weep holes) que deben quedar abiertos, juntas de dilatación.',
      severity: 'Cada rendija es una entrada para las brasas, y cerrarla cuesta poco.',
      asks: {
        low_cost_retrofit_list:
          'Sellar las rendijas de más de 1/16 de pulgada y poner burlete (weatherstripping) en la puerta del garaje. Las guías más viejas dicen 1/8 de pulgada.',
      },
      removal: {
        title: 'Selle las rendijas de paredes y puertas',
        why: 'Las brasas son pequeñas. Entran por las rendijas alrededor de tubos, molduras y la puerta del garaje.',
        action:
          'Tape con sellador (caulk) las rendijas de más de 1/16 de pulgada. Ponga un burlete (weatherstripping) bien ajustado en la puerta del garaje. Deje abiertos los orificios de drenaje (weep holes).',
        source: 'Low-Cost Retrofit List (lista de mejoras de bajo costo) del State Fire Marshal',
      },
    },
  },
};
