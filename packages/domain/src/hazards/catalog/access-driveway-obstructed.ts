import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { access } from './parts-of-home.ts';

export const accessDrivewayObstructed: CatalogHazard = {
  ...access,
  id: 'access_driveway_obstructed',
  tier: 'low',
  points: 1.2,
  fromNeglect: true,
  photoReliability: 'medium',
  untapped: 'not_there',
  optionalPart: 'driveway',
  removable: 'yes',
  seenIn: ['zone_1', 'zone_2'],
  prevalence: judgedShare(0.3),
  rules: ['driveway_clearance'],
  sources: ['syph19', 'access', 'iwuic', 'wire'],
  step: 'open_driveway',
  today: 'free_driveway',
  texts: {
    en: {
      title: 'Driveway too tight for a fire engine',
      lookFor:
        'Limbs lower than about 14 feet over the driveway, less than 14 feet clear from side to side, a narrow locked gate.',
      mistakenFor: 'Wide-angle lens distortion; a public road.',
      severity:
        'Firefighters save a house more often when they can reach it. It does not change how easily the house catches fire, so it counts for little.',
      asks: {
        driveway_clearance:
          'For new driveways: a lane of 10 feet, 14 feet clear from side to side, and 13 feet 6 inches of height.',
      },
      removal: {
        title: 'Open the driveway for a fire engine',
        why: 'If an engine cannot get in, crews may have to pass the house by.',
        action:
          'Trim limbs up to 14 feet over the driveway. Keep 14 feet clear from side to side. Make sure crews can open the gate.',
        source: '14 CCR 1273; Fire Safe Marin',
      },
    },
    es: {
      title: 'Entrada sin espacio para un camión de bomberos',
      lookFor:
        'Ramas a menos de unos 14 pies de altura sobre la entrada, menos de 14 pies libres de lado a lado, un portón angosto con llave.',
      mistakenFor: 'La distorsión de un lente gran angular; una calle pública.',
      severity:
        'Los bomberos salvan más casas cuando pueden llegar a ellas. Esto no cambia la facilidad con que la casa se enciende; por eso pesa poco.',
      asks: {
        driveway_clearance:
          'En entradas nuevas: un carril de 10 pies, 14 pies libres de lado a lado y 13 pies 6 pulgadas de alto.',
      },
      removal: {
        title: 'Abra paso a un camión de bomberos',
        why: 'Si un camión no puede entrar, los bomberos quizá tengan que seguir de largo.',
        action:
          'Corte las ramas que estén a menos de 14 pies de altura sobre la entrada. Deje libres 14 pies de lado a lado. Asegúrese de que los bomberos puedan abrir el portón.',
        source: '14 CCR 1273 (acceso para bomberos); Fire Safe Marin',
      },
    },
  },
};
