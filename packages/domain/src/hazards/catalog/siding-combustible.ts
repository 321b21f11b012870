import { derivedShare, type CatalogHazard } from '../hazard.ts';
import { wall } from './parts-of-home.ts';

export const sidingCombustible: CatalogHazard = {
  ...wall,
  id: 'siding_combustible',
  tier: 'high',
  points: 6,
  fromNeglect: false,
  photoReliability: 'medium',
  // Fiber cement and wood look alike, even close by.
  untapped: 'unanswered',
  optionalPart: null,
  removable: 'with_professional',
  seenIn: ['siding'],
  prevalence: derivedShare(0.4, ['dins']),
  rules: ['chapter_7a'],
  programs: {
    saferFromWildfires: null,
    wildfirePreparedHome: 'plus',
    ccr1299_03: 'no',
    chapter7a: 'partly',
    unconfirmed: [],
  },
  sources: ['troy', 'third', 'madronus-siding', 'cemariposa', 'felton'],
  step: 'replace_siding',
  today: null,
  texts: {
    en: {
      title: 'Siding that burns',
      lookFor: 'Wood shingles, boards or panels, plywood siding, vinyl; damage or rot.',
      mistakenFor:
        'Fiber cement planks, which look much like wood (even grain, clean cut ends), stucco, painted metal.',
      severity:
        'It depends on what is nearby: if the first five feet are clear, the base of the wall is bare and no other building is within 50 feet, sound wood siding can be good enough.',
      asks: {
        chapter_7a:
          'New siding must be noncombustible, ignition-resistant, heavy timber or fire-tested.',
      },
      removal: {
        title: 'Replace siding that burns',
        why: 'Wood and vinyl siding can burn or melt when flames or hot gas reach the wall.',
        action:
          'Keep the siding sound and the ground next to it clear. When you replace it, choose stucco, fiber cement, metal or brick. Start with walls that face brush or a neighbor.',
        source: 'California Building Code Chapter 7A; Troy and others, 2022',
      },
    },
    es: {
      title: 'Paredes que arden',
      lookFor:
        'Paredes exteriores (siding) de tablillas, tablas o paneles de madera, de madera contrachapada o de vinilo; daños o partes podridas.',
      mistakenFor:
        'Tablas de fibrocemento, que se parecen mucho a la madera (veta pareja, extremos de corte limpio), estuco, metal pintado.',
      severity:
        'Depende de lo que haya cerca: si los primeros 5 pies están despejados, el pie de la pared no tiene nada que arda y no hay otra construcción a menos de 50 pies, una pared de madera en buen estado puede bastar.',
      asks: {
        chapter_7a:
          'Un revestimiento nuevo debe ser de un material que no arda o que resista el fuego, de madera gruesa o de un tipo probado.',
      },
      removal: {
        title: 'Cambie el revestimiento que arde',
        why: 'Un revestimiento exterior (siding) de madera o vinilo puede arder o derretirse cuando las llamas o el aire muy caliente llegan a la pared.',
        action:
          'Mantenga el revestimiento en buen estado y despejado el suelo junto a él. Cuando lo cambie, elija estuco, fibrocemento, metal o ladrillo. Empiece por las paredes que dan al matorral o a un vecino.',
        source:
          'California Building Code, Chapter 7A (código de construcción, capítulo 7A); Troy y otros, 2022',
      },
    },
  },
};
