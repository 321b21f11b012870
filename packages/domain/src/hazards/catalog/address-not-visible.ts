import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { access } from './parts-of-home.ts';

export const addressNotVisible: CatalogHazard = {
  ...access,
  id: 'address_not_visible',
  tier: 'low',
  points: 0.8,
  fromNeglect: false,
  photoReliability: 'high',
  untapped: 'not_there',
  optionalPart: null,
  removable: 'yes',
  seenIn: ['siding', 'zone_1'],
  prevalence: judgedShare(0.3),
  rules: ['address_numbers'],
  sources: ['wire', 'sky', 'oakland'],
  step: 'mount_house_number',
  today: 'show_number',
  texts: {
    en: {
      title: 'House number missing, small or hard to read',
      lookFor:
        'No number, or one that is under four inches tall, low in contrast or hidden by plants.',
      mistakenFor: 'A number on the other side; paint on the curb.',
      severity: 'It only helps crews find the house.',
      asks: {
        address_numbers: 'Contrasting numbers at least four inches tall, visible from the street.',
      },
      removal: {
        title: 'Put up an easy-to-read house number',
        why: 'In smoke and darkness, crews must find the house at a glance.',
        action:
          'Put up reflective numbers at least four inches tall that can be read from the street.',
        source: 'California Fire Code 505.1',
      },
    },
    es: {
      title: 'Falta el número de la casa, o es difícil de leer',
      lookFor:
        'Sin número, o un número de menos de 4 pulgadas, sin contraste o tapado por plantas.',
      mistakenFor:
        'Un número que está del otro lado; el que está pintado en el borde de la banqueta.',
      severity: 'Ayuda a los bomberos a encontrar la casa, nada más.',
      asks: {
        address_numbers:
          'Números de 4 pulgadas o más, que contrasten con el fondo y se vean desde la calle.',
      },
      removal: {
        title: 'Ponga un número de casa que se lea bien',
        why: 'Entre el humo y de noche, los bomberos tienen que encontrar la casa de un vistazo.',
        action:
          'Ponga números de 4 pulgadas de alto o más, que reflejen la luz y se lean desde la calle.',
        source: 'California Fire Code 505.1 (código de incendios)',
      },
    },
  },
};
