/** Sources of prices. Mostly consumer pages, good for an order of magnitude but not for a quote. */
export const costSources = {
  iclr: {
    title: 'Cost of wildfire measures (ICLR, Canadian prices of 2019-2021)',
    url: 'https://issuu.com./iclr/docs/iclr-spa-risk-impact-analysis-for-the-national-wui/73',
    kind: 'cost',
  },
  'depo-ins': {
    title: 'Wildfire insurance and home hardening costs (DepoHomes, about 2025)',
    url: 'https://www.depohomes.com/wildfire-insurance-and-home-hardening-requirements-explained',
    kind: 'cost',
  },
  tahoe: {
    title: 'Home wildfire retrofit guide (South Tahoe Now, 2023)',
    url: 'https://southtahoenow.com/story/01/16/2023/planning-next-big-fire-home-wildfire-retrofit-guide',
    kind: 'cost',
  },
  treeremoval: {
    title: 'Cost of tree removal (This Old House, 2025)',
    url: 'https://thisoldhouse.com/gardening/reviews/average-cost-of-tree-removal',
    kind: 'cost',
  },
  treetrim: {
    title: 'Cost of professional tree care',
    url: 'https://winenfood.com/how-much-does-professional-harmony-tree-care-cost',
    kind: 'cost',
  },
  gutterclean: {
    title: 'Price of gutter cleaning (EngineerFix)',
    url: 'https://engineerfix.com/how-much-can-you-charge-for-gutter-cleaning',
    kind: 'cost',
  },
  gutterguard: {
    title: 'Cost of gutter guards (EngineerFix)',
    url: 'https://engineerfix.com/how-much-does-a-leaf-guard-system-cost',
    kind: 'cost',
  },
  fence: {
    title: 'Metal and wood fence prices (EngineerFix)',
    url: 'https://engineerfix.com/is-a-metal-fence-cheaper-than-wood',
    kind: 'cost',
  },
  'fence-rem': {
    title: 'Cost of redoing a fence (EngineerFix)',
    url: 'https://engineerfix.com/how-much-does-it-cost-to-redo-a-fence',
    kind: 'cost',
  },
  'z0-fence': {
    title: 'Wood fences, gates and Zone 0 (appraiser, 2025)',
    url: 'https://greenrealestateappraiser.com/2025/10/20/california-your-homes-wood-fence-and-gate',
    kind: 'cost',
  },
  soffit: {
    title: 'Soffit and fascia costs',
    url: 'https://ahouseguru.com/en/blog/soffit-fascia-costs-by-material-vinyl-wood-aluminum-more',
    kind: 'cost',
  },
  'win-cost': {
    title: 'Window cost calculator',
    url: 'https://usecalcpro.com/construction/window-calculator',
    kind: 'cost',
  },
  siding: {
    title: 'Cost of new siding and windows',
    url: 'https://blog.barondamaluku.com/cost-of-new-siding-and-windows',
    kind: 'cost',
  },
  brush: {
    title: 'Cost of brush clearance (OC Handyman)',
    url: 'https://ochandymanservices.com/the-cost-of-brush-clearance-what-homeowners-should-expect-to-pay',
    kind: 'cost',
  },
  goats: {
    title: 'Cost of renting goats to clear land',
    url: 'https://biologyinsights.com/how-much-does-it-cost-to-rent-goats-to-clear-land',
    kind: 'cost',
  },
  rock: {
    title: 'Cost of landscaping with rock',
    url: 'https://eatsip365.com/the-average-cost-of-landscaping-with-rock',
    kind: 'cost',
  },
  cap: {
    title: 'Cost of a chimney cap (Estimero)',
    url: 'https://www.estimero.com/blog/cost_replace_cap_and_3_feet_bricks_chimney',
    kind: 'cost',
  },
  garage: {
    title: 'Cost of a garage door seal (EngineerFix)',
    url: 'https://engineerfix.com/how-much-does-it-cost-to-replace-a-garage-door-seal',
    kind: 'cost',
  },
  barrett: {
    title: 'Retrofit of a typical California home (Barrett and Quarles, Fire and Materials, 2025)',
    url: 'https://ersearch2.cvtisr.sk/vufind/SummonRecord/FETCH-LOGICAL-c2931-1565c47fc7870967f301bb2275faf720143564c8956bb50d78a53b8c78a2c3053',
    kind: 'study',
  },
  headwaters: {
    title: 'Costs of wildfire-resistant homes (Headwaters Economics)',
    url: 'https://headwaterseconomics.org/news/page/5',
    kind: 'study',
  },
  'earth-economics': {
    title: "California's home hardening economy (Earth Economics, 2025)",
    url: 'https://www.eartheconomics.org/all-publications/2025/5/28/californias-home-hardening-economy',
    kind: 'study',
  },
} as const;
