import type { ProgramNames, RuleTexts } from '../hazard-text.ts';

/**
 * Names of the rules in Spanish, with their dates. Official names stay in English next to their meaning, so that a homeowner can
 * use them with an inspector or an agent.
 */
export const ruleTextsEs: RuleTexts = {
  zone_0: {
    name: 'Zona 0 de California (AB 3074, SB 504)',
    version:
      'no es ley estatal: la Junta de Silvicultura (Board of Forestry) la aprobó el 19 de agosto de 2026, la envió a revisión el 28 y la retiró el 8 de septiembre; no había vuelto al 25 de septiembre. Algunas ciudades y condados tienen reglas propias',
  },
  ccr_1299_03: {
    name: '14 CCR 1299.03 (con Public Resources Code 4291, ley estatal de recursos públicos)',
    version:
      'vigente en áreas de responsabilidad estatal; rige de 0 a 30 pies y de 30 a 100 pies o hasta el límite de la propiedad',
  },
  ccr_1299_03_unread: {
    name: '14 CCR 1299.03, párrafos siguientes',
    version:
      'vigente en áreas de responsabilidad estatal; los párrafos (a)(4), (b) y (c) los conocemos solo por resúmenes',
  },
  chapter_7a: {
    name: 'California Building Code, Chapter 7A (código de construcción, capítulo 7A)',
    version:
      'construcciones nuevas en algunas zonas de peligro de incendio desde 2008; se dice que desde el 1 de enero de 2026 es parte del California Wildland-Urban Interface Code (Title 24 Part 7)',
  },
  safer_from_wildfires: {
    name: 'Safer from Wildfires (Más Seguros ante Incendios Forestales; 10 CCR 2644.9)',
    version: 'reglamento de seguros; lista publicada por el Departamento de Seguros',
  },
  wildfire_prepared_home: {
    name: 'IBHS Wildfire Prepared Home (Casa Preparada para Incendios Forestales)',
    version: 'niveles Base y Plus, como se anunciaron en mayo de 2025',
  },
  low_cost_retrofit_list: {
    name: 'Low-Cost Retrofit List (lista de mejoras de bajo costo) del State Fire Marshal',
    version: 'lista publicada de nuevo por un distrito de bomberos',
  },
  cal_fire_advice: {
    name: 'Consejos de CAL FIRE sobre las zonas alrededor de la casa',
    version: 'lista publicada de nuevo por distritos locales',
  },
  ibhs_advice: {
    name: 'Consejos Wildfire Ready del IBHS',
    version: 'páginas web del instituto',
  },
  plant_spacing: {
    name: 'Tabla estatal de separación entre plantas',
    version: 'pendientes de 0 a 20%, de 20 a 40% y de más de 40%',
  },
  chimney_screen: {
    name: 'California Building Code 2113.9.2 (código de construcción)',
    version: 'construcciones nuevas; aberturas de malla de 3/8 a 1/2 pulgada',
  },
  propane_setback: {
    name: 'California Fire Code 6104.3 (código de incendios)',
    version: 'distancia según el tamaño del tanque',
  },
  local_plant_list: {
    name: 'Ordenanza de vegetación de San Rafael',
    version: 'una sola ciudad; no obliga a nadie fuera de ella',
  },
  driveway_clearance: {
    name: '14 CCR 1273 (acceso para bomberos)',
    version: 'para construcciones nuevas; los distritos locales pueden pedir más',
  },
  address_numbers: {
    name: 'California Fire Code 505.1 (código de incendios)',
    version: 'números de 4 pulgadas de alto o más',
  },
  structure_separation: {
    name: 'Guía del NIST sobre la distancia entre construcciones',
    version: 'Hazard Mitigation Methodology, leída en notas de terceros',
  },
};

export const programNamesEs: ProgramNames = {
  safer_from_wildfires:
    'Safer from Wildfires (Más Seguros ante Incendios Forestales; 10 CCR 2644.9)',
  wildfire_prepared_home:
    'Wildfire Prepared Home, Base y Plus (Casa Preparada para Incendios Forestales; IBHS, 2025)',
  ccr_1299_03: '14 CCR 1299.03 (espacio defendible, en áreas de responsabilidad estatal)',
  chapter_7a:
    'California Building Code, Chapter 7A (código de construcción, capítulo 7A; construcción nueva)',
};
