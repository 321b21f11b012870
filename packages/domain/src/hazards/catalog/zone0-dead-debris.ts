import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { strip } from './parts-of-home.ts';

export const zone0DeadDebris: CatalogHazard = {
  ...strip,
  id: 'zone0_dead_debris',
  tier: 'high',
  points: 7,
  fromNeglect: true,
  counted: 'per_side',
  photoReliability: 'high',
  untapped: 'not_there',
  optionalPart: null,
  removable: 'yes',
  position: 'zone_0',
  seenIn: ['zone_0'],
  prevalence: judgedShare(0.4),
  rules: ['ccr_1299_03'],
  programs: {
    saferFromWildfires: 'five_foot_zone',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'yes',
    chapter7a: 'no',
    unconfirmed: [],
  },
  sources: ['ibhs90', 'knapp', 'gbfs'],
  step: 'sweep_debris',
  today: 'sweep_walls',
  texts: {
    en: {
      title: 'Dry leaves or dead plants by the house',
      lookFor:
        'Dry leaves, needles, cones, twigs or dead weeds against walls, in corners, on porch or deck boards, on stairs, in window wells or around an air conditioner.',
      mistakenFor:
        'Mulch put there on purpose, fresh green clippings, stained soil, shadows. Leaves photographed in the fall still count as fuel.',
      severity:
        "Embers ignite fine, dry material first. The insurers' research institute (IBHS) estimates that of the homes that wildfires damage or destroy, nearly nine in ten were first ignited by embers, or by small fires that embers started.",
      asks: {
        ccr_1299_03: 'Remove all dead or dying plants, leaves and needles, at all times.',
      },
      removal: {
        title: 'Clear dead leaves and plants by the house',
        why: 'Dry leaves and needles are what embers ignite first. Wind piles them up in corners and at the base of walls.',
        action:
          'Sweep leaves and needles away from walls, corners, steps and window wells. Pull out dead plants and dry weeds. Do it again every month in fire season and after windy days.',
        source: '14 CCR 1299.03; IBHS',
      },
    },
    es: {
      title: 'Hojas secas o plantas muertas junto a la casa',
      lookFor:
        'Hojas secas, agujas de pino, piñas, ramitas o hierbas muertas contra las paredes, en rincones, sobre las tablas del porche o de la terraza, en escaleras, en los huecos al pie de las ventanas o alrededor del aire acondicionado.',
      mistakenFor:
        'Mantillo puesto a propósito, restos verdes de poda, tierra manchada, sombras. Las hojas fotografiadas en otoño también arden.',
      severity:
        'Lo fino y seco es lo primero que encienden las brasas. Según el instituto de investigación de las aseguradoras (IBHS), casi nueve de cada diez casas que los incendios forestales dañan o destruyen empezaron a arder por brasas o por fuegos pequeños que las brasas encendieron.',
      asks: {
        ccr_1299_03:
          'Quitar todas las plantas muertas o secas, las hojas y las agujas, en todo momento.',
      },
      removal: {
        title: 'Quite hojas y plantas muertas junto a la casa',
        why: 'Las hojas y las agujas secas son lo primero que encienden las brasas. El viento las junta en los rincones y al pie de las paredes.',
        action:
          'Barra hojas y agujas junto a las paredes, en los rincones, las escaleras y los huecos al pie de las ventanas. Arranque las plantas muertas y la maleza seca. En temporada de incendios, repítalo cada mes y después del viento.',
        source: '14 CCR 1299.03; IBHS',
      },
    },
  },
};
