/** Practical guides to parts of a house and a yard. */
export const practiceSources = {
  'uc-roof': {
    title: 'Roofs (UC Berkeley Fire Center)',
    url: 'http://firecenter.berkeley.edu/housedemo/roof/t8-r1.html',
    kind: 'guide',
  },
  'uc-gutter': {
    title: 'Gutters (UC Builders Wildfire Mitigation Guide)',
    url: 'http://firecenter.berkeley.edu/bwmg/gutters.html',
    kind: 'guide',
  },
  'ojai-gutter': {
    title: 'Gutters (Fire Safe Ojai)',
    url: 'https://firesafeojai.org/gutters/',
    kind: 'guide',
  },
  'uc-check': {
    title: 'Home ignition checklist (UC ANR)',
    url: 'https://ucanr.edu/sites/Wildfire/Appendixes/Appendix_H__Checklist/?close=yes',
    kind: 'guide',
  },
  vents: {
    title: 'Vents (UC ANR)',
    url: 'https://ucanr.edu/sites/fire/Preparedness/Building/Vents',
    kind: 'guide',
  },
  'flash-vinyl': {
    title: 'Replace vents and soffits that are not metal (FLASH)',
    url: 'https://flash.org/mitigation/replace-non-metal-vent-materials',
    kind: 'guide',
  },
  mf: {
    title: 'Home hardening (MF Red)',
    url: 'https://mfredy.com/home-hardening',
    kind: 'guide',
  },
  'win-marin': {
    title: 'Windows (Fire Safe Marin)',
    url: 'https://firesafemarin.org/home-hardening/windows',
    kind: 'guide',
  },
  'win-bas': {
    title: 'Window labels and panes (Building America Solution Center)',
    url: 'https://basc.pnnl.gov/images?f%5B0%5D=basc_keywords%3A180&f%5B1%5D=basc_keywords%3A145385&items_per_page=50',
    kind: 'guide',
  },
  'win-madronus': {
    title: 'Windows (Madronus practitioner guide)',
    url: 'https://kb.madronus.com/structural-hardening/windows',
    kind: 'guide',
  },
  'madronus-siding': {
    title: 'Siding (Madronus practitioner guide)',
    url: 'https://kb.madronus.com/structural-hardening/siding',
    kind: 'guide',
  },
  decks: {
    title: 'Decks (Firewise 2000)',
    url: 'https://firewise2000.com/decks/',
    kind: 'guide',
  },
  'decks-marin': {
    title: 'Decks (Fire Safe Marin)',
    url: 'https://firesafemarin.org/home-hardening/decks',
    kind: 'guide',
  },
  chimney: {
    title: 'Chimneys (Fire Safe Marin)',
    url: 'https://firesafemarin.org/harden-your-home/chimneys-garages-driveways-address-number/',
    kind: 'guide',
  },
  access: {
    title: 'Driveways and address numbers (Fire Safe Marin)',
    url: 'https://firesafemarin.org/harden-your-home/chimneys-garages-driveways-address-number/',
    kind: 'guide',
  },
  mgspacing: {
    title: 'Plant spacing for a fire-smart landscape (UC Marin Master Gardeners)',
    url: 'https://ucanr.edu/site/uc-marin-master-gardeners/documents/november-plant-spacing-fire-smart-landscape',
    kind: 'guide',
  },
  napa: {
    title: 'Defensible space and slope (Napa Firewise)',
    url: 'http://www.napafirewise.org/DS%20Download/defensable-space-live/08_defensiblespace.html',
    kind: 'guide',
  },
  saddles: {
    title: 'Of saddles and chimneys (Topanga Coalition for Emergency Preparedness)',
    url: 'http://www.t-cep.org/Handbook/Ofsaddles.htm',
    kind: 'guide',
  },
  prcity: {
    title: 'Understand plant and tree spacing (Paso Robles)',
    url: 'https://prcity.com/1133/Understand-Plant-Tree-Spacing',
    kind: 'official',
  },
  marinplants: {
    title: 'Fire-prone plants (Fire Safe Marin)',
    url: 'http://firesafemarin.org/plantlist.htm',
    kind: 'guide',
  },
} as const;
