import {
  documents,
  publishers,
  type DocumentId,
  type DocumentKind,
  type SourceDocument,
} from './documents.ts';
import type { StateCode } from '../../places/states.ts';
import type { SourceId } from './index.ts';

/** The original document of a source, and whether we compared our statement with it. */
type Origin = { readonly document: DocumentId; readonly compared: boolean };

/** Null for a source without a document that we may show (a price page, a debate, a copy of unknown origin). */
const origins: Readonly<Record<SourceId, Origin | null>> = {
  '1299': { document: 'ccr_1299', compared: true },
  '1299-02': { document: 'ccr_1299', compared: false },
  prc4291: { document: 'prc_4291', compared: false },
  'prc4291-old': { document: 'prc_4291', compared: false },
  dins: { document: 'damage_inspections', compared: false },
  zones: { document: 'defensible_space', compared: false },
  auburn: { document: 'defensible_space', compared: false },
  zone2: { document: 'defensible_space', compared: false },
  'z0-delay': { document: 'zone_0_rulemaking', compared: false },
  'z0-draft': { document: 'zone_0_rulemaking', compared: false },
  'z0-options': { document: 'zone_0_rulemaking', compared: false },
  'z0-scope': { document: 'zone_0_rulemaking', compared: false },
  'z0-cost': null,
  ab1455: { document: 'ab_1455', compared: false },
  sfw: { document: 'safer_from_wildfires', compared: false },
  piedmont: { document: 'safer_from_wildfires', compared: false },
  bdc: { document: 'wildfire_prepared_home', compared: false },
  wph: { document: 'wildfire_prepared_home', compared: true },
  'wph-scope': { document: 'wildfire_prepared_home', compared: false },
  'ibhs-prep': { document: 'wildfire_ready_preparation', compared: true },
  'ibhs-up': { document: 'wildfire_ready_upgrades', compared: true },
  'ibhs-nbz': { document: 'noncombustible_zone', compared: true },
  'calfire-hh': { document: 'home_hardening', compared: true },
  lowcost: { document: 'low_cost_retrofit_list', compared: false },
  '7a-vents': { document: 'residential_code_r337', compared: false },
  '7a-win': { document: 'building_code_7a', compared: false },
  '7a-gutter': { document: 'building_code_7a', compared: false },
  felton: { document: 'home_hardening', compared: false },
  cemariposa: { document: 'building_code_7a', compared: false },
  jlc: { document: 'building_code_7a', compared: false },
  'chimney-cbc': { document: 'building_code_chimneys', compared: false },
  vfpd: { document: 'home_hardening', compared: false },
  lpg: { document: 'fire_code_propane', compared: false },
  'lpg-cfc': { document: 'fire_code_propane', compared: false },
  oakland: { document: 'fire_code_addresses', compared: false },
  sanrafael: { document: 'san_rafael', compared: true },
  ab888: { document: 'ab_888', compared: false },
  iwuic: { document: 'wui_code_2012', compared: false },
  bcform: null,
  az1302: null,
  ibhs90: { document: 'ibhs_embers', compared: false },
  'latimes-ibhs': { document: 'ibhs_la_conflagrations', compared: false },
  third: null,
  'mendo-ibhs': { document: 'ibhs_los_angeles', compared: false },
  azfam: { document: 'ibhs_los_angeles', compared: false },
  ucb: { document: 'berkeley_2025', compared: false },
  'ucb-abs': { document: 'berkeley_2025', compared: false },
  ucb2: { document: 'berkeley_2025', compared: false },
  syph14: { document: 'syphard_2014', compared: false },
  syph19: { document: 'syphard_2019', compared: true },
  cafsb: { document: 'fire_science_consortium', compared: true },
  troy: { document: 'troy_2022', compared: true },
  knapp: { document: 'knapp_2021', compared: true },
  gbfs: { document: 'knapp_2021', compared: false },
  schmidt: { document: 'schmidt', compared: true },
  moritz: null,
  'keeley-quote': null,
  'nist-fence': { document: 'nist_2228', compared: false },
  'nist-fence2': { document: 'nist_2228', compared: false },
  'nist-wood': { document: 'nist_firewood', compared: true },
  'nist-shed': { document: 'nist_sheds', compared: true },
  'boise-shed': { document: 'nist_sheds', compared: false },
  hmm: { document: 'nist_2205', compared: false },
  mulch: { document: 'mulch_2011', compared: false },
  'pv-roof': null,
  wire: { document: 'meldrum_2022', compared: true },
  sky: { document: 'meldrum_2022', compared: false },
  nrfire: { document: 'meldrum_2022', compared: false },
  bb40: null,
  'camp-2008': null,
  'vlm-conf': { document: 'arxiv_2508_19111', compared: true },
  'vlm-med': { document: 'arxiv_2604_02543', compared: true },
  'uc-roof': { document: 'uc_roofs', compared: true },
  'uc-gutter': { document: 'uc_gutters', compared: true },
  'ojai-gutter': null,
  'uc-check': { document: 'uc_checklist', compared: true },
  vents: { document: 'uc_vents', compared: true },
  'flash-vinyl': { document: 'flash_vents', compared: true },
  mf: null,
  'win-marin': { document: 'marin_windows', compared: true },
  'win-bas': { document: 'energy_windows', compared: true },
  'win-madronus': null,
  'madronus-siding': null,
  decks: null,
  'decks-marin': { document: 'marin_decks', compared: true },
  chimney: { document: 'marin_chimneys', compared: true },
  access: { document: 'marin_chimneys', compared: true },
  mgspacing: { document: 'uc_spacing', compared: true },
  napa: null,
  saddles: null,
  prcity: { document: 'defensible_space', compared: false },
  marinplants: { document: 'marin_plants', compared: true },
  iclr: null,
  'depo-ins': null,
  tahoe: null,
  treeremoval: null,
  treetrim: null,
  gutterclean: null,
  gutterguard: null,
  fence: null,
  'fence-rem': null,
  'z0-fence': null,
  soffit: null,
  'win-cost': null,
  siding: null,
  brush: null,
  goats: null,
  rock: null,
  cap: null,
  garage: null,
  barrett: { document: 'headwaters_2024', compared: false },
  headwaters: { document: 'headwaters_2022', compared: false },
  'earth-economics': { document: 'earth_economics', compared: true },
};

/** Documents of which something that we cite was read only in copies, summaries or reports. */
const notCompared: ReadonlySet<DocumentId> = new Set(
  Object.values(origins).flatMap((origin) =>
    origin === null || origin.compared ? [] : origin.document,
  ),
);

/** A source as visitors see it: the original document, never the page where we read about it. */
export type ShownSource = {
  readonly id: DocumentId;
  readonly title: string;
  readonly url: string;
  readonly kind: DocumentKind;
  /** False if something that is cited from it, here or elsewhere, was read only in copies, summaries or reports. */
  readonly compared: boolean;
};

/** The original documents of some sources, without repeats, in the order of the sources. */
export function shownSources(ids: readonly SourceId[], language: 'en' | 'es'): ShownSource[] {
  const shown = new Map<DocumentId, ShownSource>();
  for (const id of ids) {
    const origin = origins[id];
    if (origin === null) continue;
    const { publisher, title, url, kind }: SourceDocument = documents[origin.document];
    shown.set(origin.document, {
      id: origin.document,
      title: `${publishers[publisher]}: ${title[language]}`,
      url,
      kind,
      compared: !notCompared.has(origin.document),
    });
  }
  return [...shown.values()];
}

/** Law of California and of its cities, and lists and advice that stand on it. */
const californias: ReadonlySet<string> = new Set<DocumentId>([
  'ccr_1299',
  'prc_4291',
  'defensible_space',
  'zone_0_rulemaking',
  'ab_1455',
  'ab_888',
  'safer_from_wildfires',
  'low_cost_retrofit_list',
  'residential_code_r337',
  'building_code_7a',
  'building_code_chimneys',
  'fire_code_propane',
  'fire_code_addresses',
  'san_rafael',
]);

/** Sources without the law of a state that a home isn't in. */
export function sourcesIn(
  ids: readonly SourceId[],
  state: StateCode | null | undefined,
): readonly SourceId[] {
  return ids.filter((id) => {
    const origin = origins[id];
    return origin === null || isShownIn(origin.document, state);
  });
}

/** Whether a document may be named to the owner of a home: another state's law may not. */
export function isShownIn(document: string, state: StateCode | null | undefined): boolean {
  return state === 'CA' || !californias.has(document);
}

/** What the sources of advice call California's, in both languages. */
const californiasNames =
  /\bCCR\b|California (?:Building|Fire|Residential) Code|Safer from Wildfires|CAL FIRE|State Fire Marshal|State plant spacing|[Tt]abla estatal/u;

/** The sources of advice, one text with semicolons, without the law of a state that a home isn't in. Empty if none is left. */
export function adviceSourceIn(source: string, state: StateCode | null | undefined): string {
  if (state === 'CA') return source;
  return source
    .split('; ')
    .filter((name) => !californiasNames.test(name))
    .join('; ');
}
