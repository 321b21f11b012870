/** Publishers that may be shown as a source. Pages of others are only where we read something. */
export const publishers = {
  state_of_california: 'State of California',
  board_of_forestry: 'Board of Forestry and Fire Protection',
  cal_fire: 'CAL FIRE',
  state_fire_marshal: 'Office of the State Fire Marshal',
  insurance_department: 'California Department of Insurance',
  building_standards_commission: 'California Building Standards Commission',
  san_rafael: 'City of San Rafael',
  icc: 'International Code Council',
  ibhs: 'IBHS',
  nist: 'NIST',
  wildland_fire_journal: 'International Journal of Wildland Fire',
  fire_journal: 'Fire',
  fire_ecology_journal: 'Fire Ecology',
  nature_communications: 'Nature Communications',
  mpra: 'Munich Personal RePEc Archive',
  nevada_extension: 'University of Nevada Cooperative Extension',
  headwaters: 'Headwaters Economics',
  earth_economics: 'Earth Economics',
  university_of_california: 'University of California',
  fire_safe_marin: 'Fire Safe Marin',
  flash: 'Federal Alliance for Safe Homes',
  energy_department: 'US Department of Energy',
  fire_science_consortium: 'California Fire Science Consortium',
  arxiv: 'arXiv',
} as const;

export type PublisherId = keyof typeof publishers;

/** `official`: a law, code, standard or list, from the authority itself. `study`: research. `guide`: practical advice. */
export type DocumentKind = 'official' | 'study' | 'guide';

/** A document that we cite, as visitors see it. */
export type SourceDocument = {
  readonly publisher: PublisherId;
  /** Its title, with number and year. */
  readonly title: { readonly en: string; readonly es: string };
  /** The publisher's own address, or a DOI. */
  readonly url: string;
  readonly kind: DocumentKind;
  /** True if it was read at this address. False if the address was built from identifiers; `npm run check-links` lists these. */
  readonly linkChecked: boolean;
};

export const documents = {
  ccr_1299: {
    publisher: 'state_of_california',
    title: {
      en: '14 CCR 1299.02 and 1299.03, defensible space',
      es: '14 CCR 1299.02 y 1299.03, espacio defendible',
    },
    url: 'https://govt.westlaw.com/calregs/Document/I47E4A92E5B4D11EC976B000D3A7C4BC3',
    kind: 'official',
    linkChecked: true,
  },
  prc_4291: {
    publisher: 'state_of_california',
    title: { en: 'Public Resources Code section 4291', es: 'Public Resources Code, sección 4291' },
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PRC&sectionNum=4291.',
    kind: 'official',
    linkChecked: false,
  },
  ab_1455: {
    publisher: 'state_of_california',
    title: {
      en: 'AB 1455 (2025-2026), on adopting the Zone 0 rules',
      es: 'AB 1455 (2025-2026), sobre la adopción de las reglas de la Zona 0',
    },
    url: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202520260AB1455',
    kind: 'official',
    linkChecked: false,
  },
  ab_888: {
    publisher: 'state_of_california',
    title: {
      en: 'AB 888 (2025-2026), California Safe Homes grant program',
      es: 'AB 888 (2025-2026), programa de ayudas California Safe Homes',
    },
    url: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202520260AB888',
    kind: 'official',
    linkChecked: false,
  },
  zone_0_rulemaking: {
    publisher: 'board_of_forestry',
    title: {
      en: 'Zone 0 rulemaking, under Executive Order N-18-25 (draft)',
      es: 'Elaboración de las reglas de la Zona 0, según la Executive Order N-18-25 (borrador)',
    },
    url: 'https://bof.fire.ca.gov/',
    kind: 'official',
    linkChecked: false,
  },
  damage_inspections: {
    publisher: 'cal_fire',
    title: {
      en: 'Damage inspections after wildfires (DINS)',
      es: 'Inspecciones de daños después de incendios (DINS)',
    },
    url: 'https://data.ca.gov/dataset/cal-fire-damage-inspection-dins-data',
    kind: 'official',
    linkChecked: false,
  },
  defensible_space: {
    publisher: 'cal_fire',
    title: { en: 'Defensible space', es: 'Espacio defendible' },
    url: 'https://www.fire.ca.gov/dspace',
    kind: 'official',
    linkChecked: false,
  },
  home_hardening: {
    publisher: 'cal_fire',
    title: { en: 'Home hardening', es: 'Refuerzo de la casa (home hardening)' },
    url: 'https://www.fire.ca.gov/home-hardening',
    kind: 'official',
    linkChecked: true,
  },
  low_cost_retrofit_list: {
    publisher: 'state_fire_marshal',
    title: {
      en: 'Low-Cost Retrofit List',
      es: 'Low-Cost Retrofit List (lista de mejoras de bajo costo)',
    },
    url: 'https://osfm.fire.ca.gov/',
    kind: 'official',
    linkChecked: false,
  },
  safer_from_wildfires: {
    publisher: 'insurance_department',
    title: {
      en: 'Safer from Wildfires (regulation: 10 CCR 2644.9)',
      es: 'Safer from Wildfires (reglamento: 10 CCR 2644.9)',
    },
    url: 'https://www.insurance.ca.gov/01-consumers/200-wrr/Safer-from-Wildfires.cfm',
    kind: 'official',
    linkChecked: false,
  },
  building_code_7a: {
    publisher: 'building_standards_commission',
    title: {
      en: 'California Building Code, chapter 7A (Title 24, part 2); since the 2025 edition, California Wildland-Urban Interface Code (Title 24, part 7)',
      es: 'Código de construcción de California, capítulo 7A (Title 24, part 2); desde la edición de 2025, California Wildland-Urban Interface Code (Title 24, part 7)',
    },
    url: 'https://www.dgs.ca.gov/BSC/Codes',
    kind: 'official',
    linkChecked: false,
  },
  residential_code_r337: {
    publisher: 'building_standards_commission',
    title: {
      en: 'California Residential Code, section R337.6, vents',
      es: 'Código residencial de California, sección R337.6, respiraderos',
    },
    url: 'https://www.dgs.ca.gov/BSC/Codes',
    kind: 'official',
    linkChecked: false,
  },
  building_code_chimneys: {
    publisher: 'building_standards_commission',
    title: {
      en: 'California Building Code, section 2113.9.2, spark arrestors',
      es: 'Código de construcción de California, sección 2113.9.2, parachispas',
    },
    url: 'https://www.dgs.ca.gov/BSC/Codes',
    kind: 'official',
    linkChecked: false,
  },
  fire_code_addresses: {
    publisher: 'building_standards_commission',
    title: {
      en: 'California Fire Code, section 505.1, address identification',
      es: 'Código de incendios de California, sección 505.1, número de la casa',
    },
    url: 'https://www.dgs.ca.gov/BSC/Codes',
    kind: 'official',
    linkChecked: false,
  },
  fire_code_propane: {
    publisher: 'building_standards_commission',
    title: {
      en: 'California Fire Code, chapter 61, LP-gas, with NFPA 58',
      es: 'Código de incendios de California, capítulo 61, gas LP, con NFPA 58',
    },
    url: 'https://www.dgs.ca.gov/BSC/Codes',
    kind: 'official',
    linkChecked: false,
  },
  san_rafael: {
    publisher: 'san_rafael',
    title: {
      en: 'Defensible space and home hardening',
      es: 'Espacio defendible y refuerzo de la casa',
    },
    url: 'https://www.cityofsanrafael.org/topics/defensible-space-home-hardening/',
    kind: 'official',
    linkChecked: true,
  },
  wui_code_2012: {
    publisher: 'icc',
    title: {
      en: 'International Wildland-Urban Interface Code, 2012 edition, appendix C',
      es: 'International Wildland-Urban Interface Code, edición de 2012, apéndice C',
    },
    url: 'https://codes.iccsafe.org/content/IWUIC2012',
    kind: 'official',
    linkChecked: false,
  },
  wildfire_prepared_home: {
    publisher: 'ibhs',
    title: {
      en: 'Wildfire Prepared Home, Base and Plus (2025)',
      es: 'Wildfire Prepared Home, Base y Plus (2025)',
    },
    url: 'https://wildfireprepared.org/wildfire-prepared-home-overview/',
    kind: 'official',
    linkChecked: true,
  },
  wildfire_ready_preparation: {
    publisher: 'ibhs',
    title: {
      en: 'Wildfire Ready: critical preparation',
      es: 'Wildfire Ready: preparación esencial',
    },
    url: 'https://ibhs.org/wildfirereadycriticalprep',
    kind: 'guide',
    linkChecked: true,
  },
  wildfire_ready_upgrades: {
    publisher: 'ibhs',
    title: { en: 'Wildfire Ready: home upgrades', es: 'Wildfire Ready: mejoras de la casa' },
    url: 'https://ibhs.org/wildfirereadyhomeupgrades/',
    kind: 'guide',
    linkChecked: true,
  },
  noncombustible_zone: {
    publisher: 'ibhs',
    title: {
      en: 'Near-building noncombustible zone',
      es: 'La zona sin nada que arda junto a la casa',
    },
    url: 'https://ibhs.org/wildfire/near-building-noncombustible-zone/',
    kind: 'guide',
    linkChecked: true,
  },
  ibhs_embers: {
    publisher: 'ibhs',
    title: {
      en: 'Ember ignition research, as reported by Architect magazine',
      es: 'Investigación sobre el encendido por brasas, según la revista Architect',
    },
    url: 'https://ibhs.org/',
    kind: 'study',
    linkChecked: false,
  },
  ibhs_los_angeles: {
    publisher: 'ibhs',
    title: {
      en: 'Survey of homes after the Los Angeles fires (2025), as reported by Fire Safe Mendocino and AZFamily',
      es: 'Estudio de casas tras los incendios de Los Ángeles (2025), según Fire Safe Mendocino y AZFamily',
    },
    url: 'https://ibhs.org/',
    kind: 'study',
    linkChecked: false,
  },
  ibhs_la_conflagrations: {
    publisher: 'ibhs',
    title: {
      en: 'The 2025 LA Conflagrations (2025), as reported by the Los Angeles Times',
      es: 'Las conflagraciones de Los Ángeles de 2025 (2025), según Los Angeles Times',
    },
    url: 'https://ibhs.org/',
    kind: 'study',
    linkChecked: false,
  },
  nist_2228: {
    publisher: 'nist',
    title: {
      en: 'Technical Note 2228 (2022), fire spread from fences and mulch',
      es: 'Technical Note 2228 (2022), cómo pasa el fuego de cercas y mantillo',
    },
    url: 'https://doi.org/10.6028/NIST.TN.2228',
    kind: 'study',
    linkChecked: false,
  },
  nist_2205: {
    publisher: 'nist',
    title: {
      en: 'Technical Note 2205 (2022), WUI Structure/Parcel/Community Fire Hazard Mitigation Methodology',
      es: 'Technical Note 2205 (2022), método para reducir el peligro de incendio en casas, lotes y comunidades',
    },
    url: 'https://doi.org/10.6028/NIST.TN.2205',
    kind: 'study',
    linkChecked: false,
  },
  nist_firewood: {
    publisher: 'nist',
    title: {
      en: 'Wind-driven fire spread to a structure from firewood piles',
      es: 'Cómo el viento lleva el fuego de pilas de leña a una construcción',
    },
    url: 'https://www.nist.gov/publications/wind-driven-fire-spread-structure-firewood-piles',
    kind: 'study',
    linkChecked: true,
  },
  nist_sheds: {
    publisher: 'nist',
    title: {
      en: 'Sheds in wildfire zones: how close is too close to home (2023)',
      es: 'Cobertizos en zonas de incendios: qué tan cerca de la casa es demasiado cerca (2023)',
    },
    url: 'https://www.nist.gov/news-events/news/2023/06/sheds-wildfire-zones-nist-researchers-determine-how-close-too-close-home',
    kind: 'study',
    linkChecked: true,
  },
  syphard_2014: {
    publisher: 'wildland_fire_journal',
    title: {
      en: 'Syphard, Brennan and Keeley (2014), 23(8): the role of defensible space',
      es: 'Syphard, Brennan y Keeley (2014), 23(8): el papel del espacio defendible',
    },
    url: 'https://doi.org/10.1071/WF13158',
    kind: 'study',
    linkChecked: false,
  },
  syphard_2019: {
    publisher: 'fire_journal',
    title: {
      en: 'Syphard and Keeley (2019), 2(3) 49: factors associated with structure loss in California, 2013-2018',
      es: 'Syphard y Keeley (2019), 2(3) 49: factores asociados con la pérdida de construcciones en California, 2013-2018',
    },
    url: 'https://doi.org/10.3390/fire2030049',
    kind: 'study',
    linkChecked: false,
  },
  knapp_2021: {
    publisher: 'fire_ecology_journal',
    title: {
      en: 'Knapp, Valachovic, Quarles and Johnson (2021), 17:25: home survival in the 2018 Camp Fire',
      es: 'Knapp, Valachovic, Quarles y Johnson (2021), 17:25: casas que se salvaron en el Camp Fire de 2018',
    },
    url: 'https://doi.org/10.1186/s42408-021-00117-0',
    kind: 'study',
    linkChecked: false,
  },
  troy_2022: {
    publisher: 'wildland_fire_journal',
    title: {
      en: 'Troy and others (2022): home hardening and the Camp Fire',
      es: 'Troy y otros (2022): el refuerzo de las casas y el Camp Fire',
    },
    url: 'https://doi.org/10.1071/WF21176',
    kind: 'study',
    linkChecked: false,
  },
  meldrum_2022: {
    publisher: 'fire_journal',
    title: {
      en: 'Meldrum and others (2022), 5(1) 24: rapid risk assessment and the East Troublesome Fire',
      es: 'Meldrum y otros (2022), 5(1) 24: evaluación rápida del riesgo y el incendio East Troublesome',
    },
    url: 'https://doi.org/10.3390/fire5010024',
    kind: 'study',
    linkChecked: false,
  },
  berkeley_2025: {
    publisher: 'nature_communications',
    title: {
      en: 'UC Berkeley study of defensible space and home hardening (2025)',
      es: 'Estudio de UC Berkeley sobre espacio defendible y refuerzo de las casas (2025)',
    },
    url: 'https://doi.org/10.1038/s41467-025-63386-2',
    kind: 'study',
    linkChecked: false,
  },
  schmidt: {
    publisher: 'mpra',
    title: {
      en: 'Schmidt, paper 104232: vegetation near homes and loss in four fires',
      es: 'Schmidt, estudio 104232: la vegetación cerca de las casas y las pérdidas en cuatro incendios',
    },
    url: 'https://mpra.ub.uni-muenchen.de/104232/',
    kind: 'study',
    linkChecked: true,
  },
  mulch_2011: {
    publisher: 'nevada_extension',
    title: {
      en: 'Quarles and Smith, SP-11-04 (2011): The Combustibility of Landscape Mulches',
      es: 'Quarles y Smith, SP-11-04 (2011): cómo arden los mantillos de jardín',
    },
    url: 'http://www.unce.unr.edu/news/article.asp?ID=1585',
    kind: 'study',
    linkChecked: true,
  },
  headwaters_2022: {
    publisher: 'headwaters',
    title: {
      en: 'Construction Costs for a Wildfire-Resistant Home, California Edition (2022), with IBHS',
      es: 'Costos de construir una casa resistente a incendios, edición de California (2022), con IBHS',
    },
    url: 'https://headwaterseconomics.org/',
    kind: 'study',
    linkChecked: false,
  },
  headwaters_2024: {
    publisher: 'headwaters',
    title: {
      en: 'Retrofitting a Home for Wildfire Resistance (2024), with IBHS',
      es: 'Mejorar una casa para que resista incendios forestales (2024), con IBHS',
    },
    url: 'https://headwaterseconomics.org/',
    kind: 'study',
    linkChecked: false,
  },
  earth_economics: {
    publisher: 'earth_economics',
    title: {
      en: 'California’s home hardening economy (2025)',
      es: 'La economía del refuerzo de casas en California (2025)',
    },
    url: 'https://www.eartheconomics.org/all-publications/2025/5/28/californias-home-hardening-economy',
    kind: 'study',
    linkChecked: true,
  },
  uc_roofs: {
    publisher: 'university_of_california',
    title: { en: 'Roofs (Fire Center)', es: 'Techos (Fire Center)' },
    url: 'http://firecenter.berkeley.edu/housedemo/roof/t8-r1.html',
    kind: 'guide',
    linkChecked: true,
  },
  uc_gutters: {
    publisher: 'university_of_california',
    title: {
      en: 'Builder’s Wildfire Mitigation Guide: gutters',
      es: 'Guía de UC para constructores: canaletas',
    },
    url: 'http://firecenter.berkeley.edu/bwmg/gutters.html',
    kind: 'guide',
    linkChecked: true,
  },
  uc_checklist: {
    publisher: 'university_of_california',
    title: {
      en: 'Home ignition checklist (ANR)',
      es: 'Lista de revisión de lo que puede encender la casa (ANR)',
    },
    url: 'https://ucanr.edu/sites/Wildfire/Appendixes/Appendix_H__Checklist/?close=yes',
    kind: 'guide',
    linkChecked: true,
  },
  uc_vents: {
    publisher: 'university_of_california',
    title: { en: 'Vents (ANR)', es: 'Respiraderos (ANR)' },
    url: 'https://ucanr.edu/sites/fire/Preparedness/Building/Vents',
    kind: 'guide',
    linkChecked: true,
  },
  uc_spacing: {
    publisher: 'university_of_california',
    title: {
      en: 'Plant spacing for a fire-smart landscape (Marin Master Gardeners)',
      es: 'Separación entre plantas para un jardín pensado contra incendios (Marin Master Gardeners)',
    },
    url: 'https://ucanr.edu/site/uc-marin-master-gardeners/documents/november-plant-spacing-fire-smart-landscape',
    kind: 'guide',
    linkChecked: true,
  },
  marin_windows: {
    publisher: 'fire_safe_marin',
    title: { en: 'Windows', es: 'Ventanas' },
    url: 'https://firesafemarin.org/home-hardening/windows',
    kind: 'guide',
    linkChecked: true,
  },
  marin_decks: {
    publisher: 'fire_safe_marin',
    title: { en: 'Decks', es: 'Terrazas de madera' },
    url: 'https://firesafemarin.org/home-hardening/decks',
    kind: 'guide',
    linkChecked: true,
  },
  marin_chimneys: {
    publisher: 'fire_safe_marin',
    title: {
      en: 'Chimneys, garages, driveways and address numbers',
      es: 'Chimeneas, garajes, entradas de autos y números de casa',
    },
    url: 'https://firesafemarin.org/harden-your-home/chimneys-garages-driveways-address-number/',
    kind: 'guide',
    linkChecked: true,
  },
  marin_plants: {
    publisher: 'fire_safe_marin',
    title: { en: 'Fire-prone plants', es: 'Plantas que arden con facilidad' },
    url: 'http://firesafemarin.org/plantlist.htm',
    kind: 'guide',
    linkChecked: true,
  },
  flash_vents: {
    publisher: 'flash',
    title: {
      en: 'Replace vents and soffits that are not metal',
      es: 'Cambiar respiraderos y sofitos que no son de metal',
    },
    url: 'https://flash.org/mitigation/replace-non-metal-vent-materials',
    kind: 'guide',
    linkChecked: true,
  },
  energy_windows: {
    publisher: 'energy_department',
    title: {
      en: 'Building America Solution Center: window labels and panes',
      es: 'Building America Solution Center: etiquetas y vidrios de ventanas',
    },
    url: 'https://basc.pnnl.gov/',
    kind: 'guide',
    linkChecked: false,
  },
  fire_science_consortium: {
    publisher: 'fire_science_consortium',
    title: {
      en: 'What helps structures survive wildfire',
      es: 'Qué ayuda a que una construcción se salve de un incendio',
    },
    url: 'https://cafirescience.org/research-publications-source/category/structuresurvivewildfire',
    kind: 'guide',
    linkChecked: true,
  },
  arxiv_2508_19111: {
    publisher: 'arxiv',
    title: {
      en: '2508.19111 (2025): how well vision-language models know what they know',
      es: '2508.19111 (2025): cuánto saben los modelos de visión y lenguaje sobre lo que saben',
    },
    url: 'https://arxiv.org/abs/2508.19111',
    kind: 'study',
    linkChecked: false,
  },
  arxiv_2604_02543: {
    publisher: 'arxiv',
    title: {
      en: '2604.02543 (2026): calibrating vision-language models',
      es: '2604.02543 (2026): calibrar modelos de visión y lenguaje',
    },
    url: 'https://arxiv.org/abs/2604.02543',
    kind: 'study',
    linkChecked: false,
  },
} as const satisfies Record<string, SourceDocument>;

export type DocumentId = keyof typeof documents;
