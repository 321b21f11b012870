import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { yard } from './parts-of-home.ts';

export const firePronePlants: CatalogHazard = {
  ...yard,
  id: 'fire_prone_plants',
  tier: 'moderate',
  points: 3,
  fromNeglect: false,
  photoReliability: 'medium',
  untapped: 'not_there',
  optionalPart: null,
  removable: 'yes',
  prevalence: judgedShare(0.3),
  rules: ['local_plant_list'],
  programs: {
    saferFromWildfires: null,
    wildfirePreparedHome: null,
    ccr1299_03: 'no',
    chapter7a: 'no',
    unconfirmed: [],
  },
  sources: ['marinplants', 'sanrafael'],
  step: 'replace_plants',
  today: null,
  texts: {
    en: {
      title: 'Highly flammable plants',
      lookFor:
        'Juniper, cypress, arborvitae, acacia, bamboo, pampas grass, palms with dead fronds, eucalyptus with loose bark.',
      mistakenFor:
        'Podocarpus, yew, boxwood, healthy broad-leaved hedges. A photo can rarely identify a plant for certain.',
      severity:
        'Maintenance and location count for more than the species, so this counts only moderately.',
      asks: {
        local_plant_list:
          'One city requires removing juniper, bamboo, acacia and Italian cypress within 30 feet.',
      },
      removal: {
        title: 'Replace highly flammable plants',
        why: 'Plants like juniper and cypress hold dry wood inside and burn very hot.',
        action:
          'Replace them near the house with plants that hold more water. Or keep them thin, watered and free of dead wood.',
        source: 'Fire Safe Marin',
      },
    },
    es: {
      title: 'Plantas muy inflamables',
      lookFor:
        'Enebro (juniper), ciprés italiano, tuya, acacia, bambú, carrizo de las pampas (pampas grass), palmas con hojas secas colgando, tiras de corteza de eucalipto.',
      mistakenFor:
        'Podocarpo, tejo, boj, setos sanos de hoja ancha. Una foto rara vez permite decir con certeza qué planta es.',
      severity:
        'El cuidado y el lugar cuentan más que la especie; por eso pesa solo de forma moderada.',
      asks: {
        local_plant_list:
          'Una ciudad pide quitar el enebro, el bambú, la acacia y el ciprés italiano a menos de 30 pies.',
      },
      removal: {
        title: 'Cambie las plantas muy inflamables',
        why: 'Plantas como el enebro (juniper) y el ciprés guardan madera seca por dentro y arden con mucho calor.',
        action:
          'Cerca de la casa, cámbielas por plantas que guarden más agua. O manténgalas ralas, regadas y sin madera muerta.',
        source: 'Fire Safe Marin',
      },
    },
  },
};
