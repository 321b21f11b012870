import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { strip } from './parts-of-home.ts';

export const zone0Vegetation: CatalogHazard = {
  ...strip,
  id: 'zone0_vegetation',
  tier: 'critical',
  points: 9,
  fromNeglect: true,
  counted: 'per_side',
  photoReliability: 'high',
  untapped: 'not_there',
  optionalPart: null,
  removable: 'yes',
  position: 'zone_0',
  seenIn: ['zone_0'],
  prevalence: judgedShare(0.6),
  rules: ['zone_0', 'cal_fire_advice', 'ibhs_advice'],
  programs: {
    saferFromWildfires: 'five_foot_zone',
    wildfirePreparedHome: 'base',
    ccr1299_03: 'partly',
    chapter7a: 'no',
    unconfirmed: [],
  },
  sources: ['latimes-ibhs', 'ucb', 'syph14', 'moritz', 'keeley-quote'],
  step: 'clear_plants_at_wall',
  today: null,
  texts: {
    en: {
      title: 'Plants within five feet',
      lookFor:
        'Shrubs, hedges, vines, tall ornamental grass or branches within about five feet of a wall, deck or steps. Worst: leaves that touch the wall, or plants under a window, an eave or a vent.',
      mistakenFor:
        'Plants that only look close because the camera was low or far away; pots that can be moved in a minute; moss stains; artificial turf; the shadow of a metal trellis.',
      severity:
        'In a survey after the 2025 Los Angeles fires, 27% of homes were lost where plants and other fuel filled most of this strip, and 9% where little of it was covered. A Berkeley model estimates that clearing these plants alone would mean 17% fewer losses. Some researchers doubt such numbers and find that low, well-watered plants matter less, so a little green growth that does not touch the wall counts as a trace.',
      asks: {
        zone_0:
          'Not state law yet: the first five feet would have to be free of anything embers can ignite. We don’t know how many plants the final text allows. Some places, such as Berkeley and Paradise, already have rules of their own.',
        cal_fire_advice:
          'Keep only low, well-watered plants without woody stems next to the house.',
        ibhs_advice: 'Keep the strip free of all plants, including succulents and turf.',
      },
      removal: {
        title: 'Clear plants from the first five feet',
        why: 'Plants by the wall can catch embers and burn right where the house is weakest. Dry plants under a window or vent are the worst.',
        action:
          'Remove or relocate the plants next to the house. Start with those that touch the wall or grow under a window. Put down gravel or pavers. Hire help for large shrubs.',
        source: 'CAL FIRE; IBHS; Syphard and others, 2014',
      },
    },
    es: {
      title: 'Plantas a menos de 5 pies',
      lookFor:
        'Arbustos, setos, enredaderas, pastos ornamentales altos o ramas a unos 5 pies o menos de una pared, una terraza o unas escaleras. Lo peor: hojas que tocan la pared, o plantas debajo de una ventana, un alero o un respiradero.',
      mistakenFor:
        'Plantas que solo parecen cercanas porque la cámara estaba baja o lejos; macetas que se mueven en un minuto; manchas de musgo; césped artificial; la sombra de un enrejado de metal.',
      severity:
        'Tras los incendios de Los Ángeles de 2025, un estudio encontró que se perdió el 27% de las casas donde las plantas y otras cosas que arden llenaban la mayor parte de esta franja, y el 9% donde cubrían poco. Según un modelo de Berkeley, quitar solo estas plantas reduce las pérdidas en 17%. Algunos investigadores dudan de estas cifras y encuentran que las plantas bajas y bien regadas importan menos; por eso, un poco de verde que no toca la casa cuenta muy poco.',
      asks: {
        zone_0:
          'Todavía no es ley estatal: en los primeros 5 pies no habría nada que las brasas puedan encender. No sabemos cuántas plantas permite el texto final. Algunos lugares, como Berkeley y Paradise, ya tienen sus propias reglas.',
        cal_fire_advice:
          'Dejar junto a la casa solo plantas bajas, bien regadas y sin tallos leñosos.',
        ibhs_advice: 'Mantener la franja sin ninguna planta, tampoco suculentas ni césped.',
      },
      removal: {
        title: 'Quite las plantas de los primeros 5 pies',
        why: 'Las plantas junto a la pared pueden prender con brasas y arder justo donde la casa es más débil. Las peores son las plantas secas debajo de una ventana o de un respiradero.',
        action:
          'Saque o cambie de lugar las plantas que están junto a la casa. Empiece por las que tocan la pared o crecen debajo de una ventana. Ponga grava o adoquines. Para arbustos grandes, pida ayuda a un profesional.',
        source: 'CAL FIRE; IBHS; Syphard y otros, 2014',
      },
    },
  },
};
