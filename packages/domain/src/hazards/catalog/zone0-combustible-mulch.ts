import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { strip } from './parts-of-home.ts';

export const zone0CombustibleMulch: CatalogHazard = {
  ...strip,
  id: 'zone0_combustible_mulch',
  tier: 'critical',
  points: 8,
  fromNeglect: false,
  counted: 'per_side',
  photoReliability: 'medium',
  untapped: 'not_there',
  optionalPart: null,
  removable: 'yes',
  position: 'zone_0',
  seenIn: ['zone_0'],
  prevalence: judgedShare(0.4),
  rules: ['zone_0', 'cal_fire_advice'],
  programs: {
    saferFromWildfires: 'five_foot_zone',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'no',
    chapter7a: 'no',
    unconfirmed: [],
  },
  sources: ['mulch', 'nist-fence'],
  step: 'replace_mulch',
  today: 'rake_mulch',
  texts: {
    en: {
      title: 'Mulch or turf that burns within five feet',
      lookFor:
        'Bark, wood chips, shredded redwood or cedar, pine straw, rubber mulch or artificial turf against the foundation.',
      mistakenFor:
        'Brown decomposed granite, lava rock, pea gravel, bare soil, or loose fallen leaves, which are a separate hazard. A close-up settles it.',
      severity:
        'In tests of eight mulches, all but one burned with flames. Shredded rubber, pine needles and shredded cedar burned hottest. Mulch under a fence lets flames run along it.',
      asks: {
        zone_0:
          'Not state law yet: every draft that we read, up to October 2025, bans mulch that burns.',
        cal_fire_advice: 'Use no bark or mulch that can burn in the first five feet.',
      },
      removal: {
        title: 'Replace mulch with gravel or stone',
        why: 'Bark and wood chips burn. They also carry flames along the wall and under a fence.',
        action:
          'Rake what burns at least five feet back from walls and decks: bark, wood chips, pine straw or rubber. Take up artificial turf. Cover the strip with gravel, stone or bare soil.',
        source: 'CAL FIRE; University of Nevada mulch tests; NIST',
      },
    },
    es: {
      title: 'Mantillo o pasto sintético a menos de 5 pies',
      lookFor:
        'Corteza, astillas de madera, fibra de secuoya o de cedro, agujas de pino, mantillo (mulch) de hule o césped artificial contra los cimientos.',
      mistakenFor:
        'Granito descompuesto de color café, piedra volcánica, gravilla, tierra limpia u hojas caídas sueltas, que son un peligro aparte. Una foto de cerca lo aclara.',
      severity:
        'De ocho tipos de mantillo que se probaron, todos menos uno ardieron con llama. Los que más ardieron fueron el hule triturado, las agujas de pino y el cedro triturado. Debajo de una cerca, el mantillo deja que las llamas corran a lo largo de ella.',
      asks: {
        zone_0:
          'Todavía no es ley estatal: todos los borradores que leímos, hasta octubre de 2025, prohíben el mantillo que arde.',
        cal_fire_advice: 'No usar corteza ni mantillo que pueda arder en los primeros 5 pies.',
      },
      removal: {
        title: 'Cambie el mantillo por grava o piedra',
        why: 'El mantillo (mulch) de corteza o de astillas arde. Además, lleva las llamas a lo largo de la pared y debajo de las cercas.',
        action:
          'Con un rastrillo, retire lo que arde hasta por lo menos 5 pies de paredes y terrazas: corteza, astillas, agujas de pino o hule. Quite el césped artificial. Cubra la franja con grava o piedra, o deje la tierra limpia.',
        source: 'CAL FIRE; pruebas de mantillo de la Universidad de Nevada; NIST',
      },
    },
  },
};
