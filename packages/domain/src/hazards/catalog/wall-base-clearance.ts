import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { wall } from './parts-of-home.ts';

export const wallBaseClearance: CatalogHazard = {
  ...wall,
  id: 'wall_base_clearance',
  tier: 'moderate',
  points: 4,
  fromNeglect: false,
  photoReliability: 'medium',
  untapped: 'not_there',
  optionalPart: null,
  removable: 'yes',
  prevalence: judgedShare(0.3),
  rules: ['safer_from_wildfires', 'wildfire_prepared_home'],
  programs: {
    saferFromWildfires: 'six_inch_wall_base',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'no',
    chapter7a: 'no',
    unconfirmed: [],
  },
  sources: ['ibhs-nbz', 'sfw', 'bdc'],
  step: 'bare_wall_base',
  today: null,
  texts: {
    en: {
      title: 'Base of the walls that can burn',
      lookFor:
        'Siding that touches soil, mulch, a deck or a roof; less than six inches of concrete, brick, metal or fiber cement at the base of the wall.',
      mistakenFor: 'A painted or plastered concrete foundation.',
      severity: 'Embers pile up at the base of a wall.',
      asks: {
        safer_from_wildfires: 'Six inches of noncombustible material at the base of the wall.',
        wildfire_prepared_home:
          'Six inches, measured from the ground and from decks and roofs that meet the wall.',
      },
      removal: {
        title: 'Clear the base of the walls',
        why: 'Embers pile up at the base of a wall. If the siding starts there, it can catch fire.',
        action:
          'Leave at least six inches of concrete, brick or metal exposed at the base of each wall, including where it meets a deck. You may only need to lower the soil or add metal flashing.',
        source: 'Safer from Wildfires; IBHS',
      },
    },
    es: {
      title: 'Base de las paredes que puede arder',
      lookFor:
        'Revestimiento que toca la tierra, el mantillo, una terraza o un techo; menos de 6 pulgadas de concreto, ladrillo, metal o fibrocemento al pie de la pared.',
      mistakenFor: 'Cimientos de concreto pintados, cimientos recubiertos de cemento.',
      severity: 'Las brasas se amontonan al pie de las paredes.',
      asks: {
        safer_from_wildfires: '6 pulgadas que no ardan al pie de la pared.',
        wildfire_prepared_home:
          '6 pulgadas, medidas desde el suelo y desde las terrazas y los techos que llegan a la pared.',
      },
      removal: {
        title: 'Despeje el pie de la pared',
        why: 'Las brasas se amontonan al pie de las paredes. Si el revestimiento empieza ahí, puede prender.',
        action:
          'Deje a la vista por lo menos 6 pulgadas de concreto, ladrillo o metal al pie de cada pared, también donde la pared llega a una terraza. A veces basta con bajar el nivel de la tierra o poner un tapajuntas de metal (flashing).',
        source: 'Safer from Wildfires (Más Seguros ante Incendios Forestales); IBHS',
      },
    },
  },
};
