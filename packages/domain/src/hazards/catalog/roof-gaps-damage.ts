import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { roof } from './parts-of-home.ts';

export const roofGapsDamage: CatalogHazard = {
  ...roof,
  id: 'roof_gaps_damage',
  tier: 'moderate',
  points: 4,
  fromNeglect: true,
  photoReliability: 'medium',
  // Gaps under tiles and at edges are too small and too high to be seen from the ground.
  untapped: 'unanswered',
  optionalPart: null,
  removable: 'yes',
  prevalence: judgedShare(0.5),
  rules: ['chapter_7a', 'low_cost_retrofit_list'],
  programs: {
    saferFromWildfires: 'class_a_roof',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'no',
    chapter7a: 'yes',
    unconfirmed: [],
  },
  sources: ['calfire-hh', 'uc-check', 'felton'],
  step: 'repair_roof',
  today: null,
  texts: {
    en: {
      title: 'Gaps or damage in the roof',
      lookFor:
        "Missing or lifted shingles, open ends of curved tile, gaps at ridge or eave, birds' nests in tile, cracked plastic skylights, debris under panels.",
      mistakenFor:
        'Closed bird stops, shadow lines under tile, a ridge vent that is supposed to be open.',
      severity: 'Gaps let embers in under a roof covering that would not burn on its own.',
      asks: {
        chapter_7a: 'Hollow spaces under a new roof covering must be blocked or lined.',
        low_cost_retrofit_list: 'Bird stops close the open ends of tile.',
      },
      removal: {
        title: 'Close gaps in the roof',
        why: 'Embers slip under loose shingles and into open tile ends. Inside they find dry wood and old nests.',
        action:
          'Have missing shingles replaced and open tile ends plugged with bird stops. Have gaps at the ridge and the eaves sealed.',
        source: 'State Fire Marshal Low-Cost Retrofit List; UC ANR checklist',
      },
    },
    es: {
      title: 'Huecos o daños en el techo',
      lookFor:
        'Tejas que faltan o están levantadas, extremos abiertos de tejas curvas, huecos en la cumbrera o el alero, nidos de pájaros en las tejas, tragaluces de plástico rotos, hojarasca debajo de los paneles.',
      mistakenFor:
        'Tapones de teja (bird stops) ya puestos, líneas de sombra debajo de las tejas, un respiradero de cumbrera que debe estar abierto.',
      severity: 'Por los huecos entran brasas debajo de un techo que por sí solo no ardería.',
      asks: {
        chapter_7a: 'Los espacios huecos debajo de un techo nuevo se deben tapar o forrar.',
        low_cost_retrofit_list: 'Los tapones de teja (bird stops) cierran los extremos abiertos.',
      },
      removal: {
        title: 'Cierre los huecos del techo',
        why: 'Las brasas se meten debajo de las tejas sueltas y por los extremos abiertos de las tejas curvas. Ahí encuentran madera seca y nidos viejos.',
        action:
          'Haga reponer las tejas que faltan y cerrar los extremos abiertos con tapones de teja (bird stops). Haga sellar los huecos de la cumbrera y de los aleros.',
        source:
          'Low-Cost Retrofit List (lista de mejoras de bajo costo) del State Fire Marshal; lista de revisión de UC ANR',
      },
    },
  },
};
