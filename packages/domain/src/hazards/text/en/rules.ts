import type { ProgramNames, RuleTexts } from '../hazard-text.ts';

/** Names of the rules in English, with their dates. */
export const ruleTextsEn: RuleTexts = {
  zone_0: {
    name: 'California Zone 0 (AB 3074, SB 504)',
    version:
      'not state law: approved by the Board of Forestry on August 19, 2026, sent for review on August 28 and withdrawn on September 8; not back by September 25. Some cities and counties have rules of their own',
  },
  ccr_1299_03: {
    name: '14 CCR 1299.03 (with Public Resources Code 4291)',
    version:
      'in force in state responsibility areas; applies to 0-30 ft and to 30-100 ft or the property line',
  },
  ccr_1299_03_unread: {
    name: '14 CCR 1299.03, later paragraphs',
    version:
      'in force in state responsibility areas; paragraphs (a)(4), (b) and (c) known from summaries only',
  },
  chapter_7a: {
    name: 'California Building Code, Chapter 7A',
    version:
      'new buildings in some fire hazard severity zones since 2008; said to be part of the California Wildland-Urban Interface Code (Title 24 Part 7) since January 1, 2026',
  },
  safer_from_wildfires: {
    name: 'Safer from Wildfires (10 CCR 2644.9)',
    version: 'insurance regulation; list as published by the Department of Insurance',
  },
  wildfire_prepared_home: {
    name: 'IBHS Wildfire Prepared Home',
    version: 'Base and Plus, as announced in May 2025',
  },
  low_cost_retrofit_list: {
    name: 'State Fire Marshal Low-Cost Retrofit List',
    version: 'list as republished by a fire district',
  },
  cal_fire_advice: {
    name: 'CAL FIRE advice on the zones around a home',
    version: 'list as republished by local districts',
  },
  ibhs_advice: {
    name: 'IBHS Wildfire Ready advice',
    version: 'web pages of the institute',
  },
  plant_spacing: {
    name: 'State plant spacing table',
    version: 'slope bands 0-20%, 20-40% and over 40%',
  },
  chimney_screen: {
    name: 'California Building Code 2113.9.2',
    version: 'new buildings; screen openings of 3/8 to 1/2 inch',
  },
  propane_setback: {
    name: 'California Fire Code 6104.3',
    version: 'distance by the size of the tank',
  },
  local_plant_list: {
    name: 'San Rafael vegetation ordinance',
    version: 'one city; not binding anywhere else',
  },
  driveway_clearance: {
    name: '14 CCR 1273 (fire access)',
    version: 'for new construction; local districts may ask for more',
  },
  address_numbers: {
    name: 'California Fire Code 505.1',
    version: 'numbers at least 4 inches tall',
  },
  structure_separation: {
    name: 'NIST guidance on distance between structures',
    version: 'Hazard Mitigation Methodology, read in secondary notes',
  },
};

export const programNamesEn: ProgramNames = {
  safer_from_wildfires: 'Safer from Wildfires (10 CCR 2644.9)',
  wildfire_prepared_home: 'Wildfire Prepared Home, Base and Plus (IBHS, 2025)',
  ccr_1299_03: '14 CCR 1299.03 (defensible space, in state responsibility areas)',
  chapter_7a: 'California Building Code, Chapter 7A (new construction)',
};
