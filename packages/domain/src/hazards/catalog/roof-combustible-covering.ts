import { derivedShare, type CatalogHazard } from '../hazard.ts';
import { roof } from './parts-of-home.ts';

export const roofCombustibleCovering: CatalogHazard = {
  ...roof,
  id: 'roof_combustible_covering',
  tier: 'critical',
  points: 18,
  fromNeglect: false,
  photoReliability: 'medium',
  // What a roof is made of, and its class, can’t be told from the ground.
  untapped: 'unanswered',
  optionalPart: null,
  removable: 'with_professional',
  prevalence: derivedShare(0.01, ['dins']),
  rules: ['chapter_7a', 'safer_from_wildfires', 'low_cost_retrofit_list'],
  programs: {
    saferFromWildfires: 'class_a_roof',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'no',
    chapter7a: 'yes',
    unconfirmed: [],
  },
  sources: ['pv-roof', 'uc-roof', 'iwuic', 'bcform', 'ab888'],
  step: 'replace_roof',
  today: null,
  texts: {
    en: {
      title: 'Wood shake or shingle roof',
      lookFor:
        'Thick, uneven wood shakes or even wood shingles, weathered gray, with gaps between pieces and wood grain at the edge.',
      mistakenFor:
        'Thick asphalt shingles, concrete, metal or plastic that imitates shakes, and treated shakes that may be rated. A photo from a distance cannot tell: take a close-up or check the roof’s paperwork.',
      severity:
        'In the 1990 Paint Fire in Santa Barbara, 70% of homes with roofs that can’t burn survived, and 19% of those with roofs that can. Nothing else makes up for a wood roof, so the score stays below 60 until it is replaced.',
      asks: {
        chapter_7a: 'A new building needs a Class A roof (Class B in some zones).',
        safer_from_wildfires: 'A Class A roof.',
        low_cost_retrofit_list: 'A Class A roof comes first on the list.',
      },
      removal: {
        title: 'Replace the wood roof',
        why: 'A wood roof can catch fire from a single ember. Nothing else you do to the house makes up for it.',
        action:
          'Plan a new Class A roof. Most asphalt, tile and metal roofs are Class A. Until then, keep the roof and the trees over it free of leaves.',
        source: 'State Fire Marshal; UC Berkeley Fire Center',
      },
    },
    es: {
      title: 'Techo de tablillas de madera',
      lookFor:
        'Tablillas de madera gruesas y desiguales (shakes) o parejas (shingles), grises por el clima, con espacios entre pieza y pieza y la veta a la vista en el borde.',
      mistakenFor:
        'Tejas de asfalto gruesas, concreto, metal o plástico que imitan madera, y tablillas tratadas que pueden estar certificadas. Una foto de lejos no basta: tome una de cerca o pida los papeles del techo.',
      severity:
        'En el incendio Paint de 1990, en Santa Bárbara, se salvó el 70% de las casas con techos que no arden, y el 19% de las que tenían techos que arden. Ningún otro trabajo compensa un techo de madera; por eso el puntaje queda debajo de 60 hasta que se cambie.',
      asks: {
        chapter_7a:
          'Una construcción nueva necesita un techo de Clase A (en algunas zonas, de Clase B).',
        safer_from_wildfires: 'Un techo de Clase A.',
        low_cost_retrofit_list: 'Un techo de Clase A es lo primero de la lista.',
      },
      removal: {
        title: 'Cambie el techo de madera',
        why: 'Un techo de madera puede prender con una sola brasa. Ningún otro trabajo en la casa lo compensa.',
        action:
          'Planee un techo nuevo de Clase A. Casi todos los de asfalto, teja y metal lo son. Mientras tanto, mantenga sin hojas el techo y los árboles que están sobre él.',
        source: 'State Fire Marshal (jefe estatal de bomberos); UC Berkeley Fire Center',
      },
    },
  },
};
