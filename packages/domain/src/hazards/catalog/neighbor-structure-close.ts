import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { noProgram } from '../programs.ts';

export const neighborStructureClose: CatalogHazard = {
  id: 'neighbor_structure_close',
  area: 'context',
  zone: null,
  domain: 'context',
  tier: 'context',
  points: 0,
  fromNeglect: false,
  counted: 'per_side',
  photoReliability: 'medium',
  untapped: 'not_there',
  optionalPart: null,
  removable: 'no',
  position: 'fixed',
  seenIn: ['zone_1', 'zone_2'],
  looksNeeded: 'one',
  prevalence: judgedShare(0.3),
  rules: ['structure_separation'],
  programs: noProgram,
  sources: ['ucb2', 'knapp', 'hmm'],
  step: 'talk_with_neighbor',
  today: null,
  texts: {
    en: {
      title: 'Another building nearby',
      lookFor:
        'The next house or garage: under 10, 10 to 25, 25 to 50, or over 50 feet away. A map shows it better than a photo.',
      mistakenFor: 'A shed on the same property.',
      severity:
        'The distance to the next building is the strongest predictor of loss in two large studies. An owner cannot move it, so it takes no points off; but it limits the score, and makes windows, siding and eaves on that side more urgent.',
      asks: {
        structure_separation:
          "Beyond 50 feet, flames from next door hardly matter; within 25 feet, keeping the neighbor's building from burning matters most. Embers always matter.",
      },
      removal: {
        title: 'Plan with your neighbor',
        why: 'A house burning next door gives off intense heat. You cannot move it, but you can get ready for it.',
        action:
          'Talk with your neighbor about clearing the space between you. Upgrade windows, siding and eaves on that side first.',
        source: 'UC Berkeley, 2025; Knapp and others, 2021',
      },
    },
    es: {
      title: 'Otra construcción cercana',
      lookFor:
        'La casa o el garaje más cercanos: a menos de 10 pies, de 10 a 25, de 25 a 50, o a más de 50. Un mapa lo muestra mejor que una foto.',
      mistakenFor: 'Un cobertizo en la misma propiedad.',
      severity:
        'En dos estudios grandes, lo que mejor predice que una casa se pierda es la distancia a la construcción vecina. Los dueños no la pueden mover, así que no quita puntos; pero limita el puntaje y hace más urgentes las ventanas, las paredes y los aleros de ese lado.',
      asks: {
        structure_separation:
          'A partir de 50 pies, las llamas de al lado casi no importan; a menos de 25, lo más importante es que la construcción vecina no arda. Las brasas importan siempre.',
      },
      removal: {
        title: 'Póngase de acuerdo con su vecino',
        why: 'Una casa que arde al lado da muchísimo calor. No la puede mover, pero sí se puede preparar.',
        action:
          'Hable con su vecino sobre despejar el espacio entre las dos casas. Mejore primero las ventanas, las paredes y los aleros de ese lado.',
        source: 'UC Berkeley, 2025; Knapp y otros, 2021',
      },
    },
  },
};
