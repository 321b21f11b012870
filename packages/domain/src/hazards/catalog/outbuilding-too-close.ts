import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { yard } from './parts-of-home.ts';

export const outbuildingTooClose: CatalogHazard = {
  ...yard,
  id: 'outbuilding_too_close',
  tier: 'high',
  points: 5,
  fromNeglect: false,
  photoReliability: 'medium',
  untapped: 'not_there',
  optionalPart: 'small_buildings',
  removable: 'yes',
  position: 'shed',
  prevalence: judgedShare(0.3),
  rules: ['safer_from_wildfires', 'ccr_1299_03_unread', 'structure_separation'],
  programs: {
    saferFromWildfires: 'outbuildings_30_feet_away',
    wildfirePreparedHome: 'plus',
    ccr1299_03: 'partly',
    chapter7a: 'no',
    unconfirmed: ['ccr_1299_03'],
  },
  sources: ['nist-shed', 'boise-shed', 'piedmont'],
  step: 'move_outbuilding',
  today: null,
  texts: {
    en: {
      title: 'Small building that burns within 30 feet',
      lookFor: 'Wood or plastic sheds, playhouses, gazebos, carports or doghouses within 30 feet.',
      mistakenFor: "A neighbor's shed, a masonry garage, something farther away than it looks.",
      severity:
        'Fire tests found that small sheds need to be 10 to 15 feet away even from a new, hardened wall on flat ground, and farther on slopes or next to older homes.',
      asks: {
        safer_from_wildfires: 'Combustible sheds and other outbuildings at least 30 feet away.',
        ccr_1299_03_unread:
          'Bare soil and no flammable plants around small outbuildings (known from summaries).',
        structure_separation: 'At 15 feet a house gets less than a third of the heat.',
      },
      removal: {
        title: 'Move small buildings that burn farther away',
        why: 'A burning shed or gazebo gives off intense heat. If it is too close, it can set the house on fire.',
        action:
          'Move it 30 feet away if you can, and at least 15. Take out gas, paint and wood. Metal is safer. What can’t be moved, such as a carport, can be replaced or lined with what doesn’t burn.',
        source: 'NIST shed tests; Safer from Wildfires',
      },
    },
    es: {
      title: 'Construcción pequeña que arde a menos de 30 pies',
      lookFor:
        'Cobertizos de madera o plástico, casitas de juegos, quioscos, cocheras abiertas (carports) o casas de perro a menos de 30 pies.',
      mistakenFor:
        'El cobertizo de un vecino, un garaje de mampostería, algo que está más lejos de lo que parece.',
      severity:
        'Según pruebas de fuego, un cobertizo pequeño necesita de 10 a 15 pies de distancia incluso frente a una pared nueva y reforzada en terreno plano, y más en una pendiente o junto a una casa más vieja.',
      asks: {
        safer_from_wildfires:
          'Cobertizos y otras construcciones aparte que ardan, a 30 pies o más de la casa.',
        ccr_1299_03_unread:
          'Tierra limpia y ninguna planta que arda alrededor de las construcciones pequeñas (conocido por resúmenes).',
        structure_separation: 'A 15 pies, la casa recibe menos de la tercera parte del calor.',
      },
      removal: {
        title: 'Aleje las construcciones pequeñas que arden',
        why: 'Un cobertizo o un quiosco que arde da muchísimo calor. Si está cerca, puede encender la casa.',
        action:
          'Muévalas a 30 pies si puede, o a 15 por lo menos. Saque la gasolina, la pintura y la madera. El metal es mejor. Lo que no se puede mover, como una cochera abierta, se puede cambiar o forrar con algo que no arda.',
        source:
          'Pruebas con cobertizos del NIST; Safer from Wildfires (Más Seguros ante Incendios Forestales)',
      },
    },
  },
};
