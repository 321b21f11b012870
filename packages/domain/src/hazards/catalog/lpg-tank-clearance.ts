import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { yard } from './parts-of-home.ts';

export const lpgTankClearance: CatalogHazard = {
  ...yard,
  id: 'lpg_tank_clearance',
  tier: 'low',
  points: 2,
  fromNeglect: false,
  counted: 'whole_house',
  photoReliability: 'high',
  untapped: 'not_there',
  optionalPart: 'propane',
  removable: 'yes',
  looksNeeded: 'each_side',
  prevalence: judgedShare(0.1),
  rules: ['ccr_1299_03_unread', 'propane_setback'],
  programs: {
    saferFromWildfires: null,
    wildfirePreparedHome: null,
    ccr1299_03: 'yes',
    chapter7a: 'no',
    unconfirmed: ['ccr_1299_03'],
  },
  sources: ['lpg', 'lpg-cfc'],
  step: 'clear_round_tank',
  today: 'clear_tank',
  texts: {
    en: {
      title: 'Propane tank without enough clearance',
      lookFor:
        'A large tank with plants, grass or wood within ten feet, or within ten feet of the house.',
      mistakenFor: 'Grill cylinders, water tanks, septic tanks, well tanks.',
      severity: 'Few homes have a tank, so it counts for little.',
      asks: {
        ccr_1299_03_unread:
          'Ten feet of bare soil and another ten feet without flammable plants (known from summaries).',
        propane_setback:
          'Tanks of 125 to 500 gallons at least ten feet from buildings; of 501 to 2,000 gallons, 25 feet.',
      },
      removal: {
        title: 'Clear the ground around the propane tank',
        why: 'Fire near a tank can make it vent burning gas.',
        action:
          'Clear ten feet of bare ground around the tank, and plants that burn easily for ten feet more. Never move a tank yourself. Call the gas company if it is too close to the house; the price here is for clearing alone.',
        source: '14 CCR 1299.03; California Fire Code',
      },
    },
    es: {
      title: 'Tanque de propano sin espacio libre suficiente',
      lookFor:
        'Un tanque grande con plantas, pasto o madera a menos de 10 pies, o a menos de 10 pies de la casa.',
      mistakenFor: 'Cilindros para la parrilla, tanques de agua, fosas sépticas, tanques de pozo.',
      severity: 'Pocas casas tienen tanque; por eso pesa poco.',
      asks: {
        ccr_1299_03_unread:
          '10 pies de tierra limpia y otros 10 pies sin plantas que ardan (conocido por resúmenes).',
        propane_setback:
          'Los tanques de 125 a 500 galones van a 10 pies o más de las construcciones; los de 501 a 2,000 galones, a 25 pies.',
      },
      removal: {
        title: 'Despeje alrededor del tanque de propano',
        why: 'Con fuego cerca, un tanque puede soltar gas encendido.',
        action:
          'Deje 10 pies de tierra sin plantas alrededor del tanque, y otros 10 sin plantas que ardan fácilmente. Nunca mueva el tanque por su cuenta. Si está demasiado cerca de la casa, llame a la compañía de gas; este precio es solo por despejar.',
        source: '14 CCR 1299.03; California Fire Code (código de incendios)',
      },
    },
  },
};
