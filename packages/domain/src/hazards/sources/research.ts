/** Studies, tests and reports on which homes burn, and why. */
export const researchSources = {
  ibhs90: {
    title: 'Nine in ten homes are lit by embers first (IBHS, in Architect magazine)',
    url: 'https://www.architectmagazine.com/technology/study-home-wildfire-resistance-starts-with-defensible-space-and-proper-materials_s',
    kind: 'news',
  },
  'latimes-ibhs': {
    title:
      'Zone Zero in the 2025 Los Angeles fires (Los Angeles Times, December 2025, on an IBHS study)',
    url: 'https://briefly.co/anchor/Environment/story/early-adopters-of-zone-zero-fared-better-in-la-county-fires-insurance-backed-investigation-finds',
    kind: 'news',
  },
  third: {
    title: 'Homes with four features against one in Los Angeles (report on IBHS, December 2025)',
    url: 'https://third-news.com/article/4c5e89aa-d5e0-11f0-a223-9ca3ba0a67df',
    kind: 'news',
  },
  'mendo-ibhs': {
    title: 'Lessons from the LA fires (Fire Safe Mendocino, on the IBHS survey)',
    url: 'https://www.firesafemendocino.org/the-latest/lessons-from-the-la-fires',
    kind: 'guide',
  },
  azfam: {
    title:
      'Why some houses withstood the Los Angeles fires (AZFamily, April 2025, on the IBHS survey)',
    url: 'http://www.arizonadreamcenter.org/index-1127.html',
    kind: 'news',
  },
  ucb: {
    title: 'Wildfire defense that works (UC Berkeley Engineering, 2025)',
    url: 'https://engineering.berkeley.edu/news/2025/11/wildfire-defense-that-works/',
    kind: 'study',
  },
  'ucb-abs': {
    title: 'Abstract of the UC Berkeley study in Nature Communications, 2025',
    url: 'https://www.aimedicalcompendium.com/article.cfm?id=137223',
    kind: 'study',
  },
  ucb2: {
    title: 'UC Berkeley study in Nature Communications, 2025 (index entry)',
    url: 'https://econpapers.repec.org/article/natnatcom/v_3a16_3ay_3a2025_3ai_3a1_3ad_3a10.1038_5fs41467-025-63386-2.htm',
    kind: 'study',
  },
  syph14: {
    title:
      'The role of defensible space for residential structure protection (Syphard and others, 2014)',
    url: 'https://www.usgs.gov/publications/role-defensible-space-residential-structure-protection-during-wildfires',
    kind: 'study',
  },
  syph19: {
    title:
      'Factors associated with structure loss in California, 2013-2018 (Syphard and Keeley, 2019)',
    url: 'https://www.mdpi.com/2571-6255/2/3/49/html',
    kind: 'study',
  },
  cafsb: {
    title: 'What helps structures survive wildfire (California Fire Science Consortium)',
    url: 'https://cafirescience.org/research-publications-source/category/structuresurvivewildfire',
    kind: 'guide',
  },
  troy: {
    title: 'Home hardening and the Camp Fire (Troy and others, 2022)',
    url: 'https://publish.csiro.au/wf/fulltext/WF21176',
    kind: 'study',
  },
  knapp: {
    title:
      'Housing arrangement, vegetation and home survival in the Camp Fire (Knapp and others, 2021)',
    url: 'https://fireecology.springeropen.com/articles/10.1186/s42408-021-00117-0',
    kind: 'study',
  },
  gbfs: {
    title: 'Home survival in the Camp Fire (Great Basin Fire Science Exchange)',
    url: 'https://greatbasinfirescience.org/research-publications/housing-and-vegetation-factors-associated-with-home-survival-in-2018-camp-fire-ca/',
    kind: 'guide',
  },
  schmidt: {
    title: 'Vegetation near homes and loss in four fires (Schmidt)',
    url: 'https://mpra.ub.uni-muenchen.de/104232/',
    kind: 'study',
  },
  moritz: {
    title: 'On plants and moisture near homes (opinion by Moritz and Carmignani)',
    url: 'https://envirocentersoco.org/updates/tag/vegetation-management/',
    kind: 'news',
  },
  'keeley-quote': {
    title: 'Doubts about Zone 0 (advocacy site quoting Keeley)',
    url: 'https://www.dianaznicole.com/what-science-says',
    kind: 'news',
  },
  'nist-fence': {
    title: 'Fences and mulch beds as wildfire hazards (NIST, 2022)',
    url: 'https://nist.gov/news-events/news/2022/08/nist-study-finds-wildfire-hazards-residential-fences-and-mulch-beds',
    kind: 'study',
  },
  'nist-fence2': {
    title: 'Wind-driven fire spread to a structure from fences and mulch (NIST)',
    url: 'https://www.nist.gov/publications/wind-driven-fire-spread-structure-fences-and-mulch',
    kind: 'study',
  },
  'nist-wood': {
    title: 'Wind-driven fire spread to a structure from firewood piles (NIST)',
    url: 'https://www.nist.gov/publications/wind-driven-fire-spread-structure-firewood-piles',
    kind: 'study',
  },
  'nist-shed': {
    title: 'Sheds: how close is too close to home (NIST, 2023)',
    url: 'https://nist.gov/news-events/news/2023/06/sheds-wildfire-zones-nist-researchers-determine-how-close-too-close-home',
    kind: 'study',
  },
  'boise-shed': {
    title: 'Moving sheds away from homes (Boise State Public Radio)',
    url: 'https://www.boisestatepublicradio.org/news/2023-06-05/moving-sheds-away-from-home-reduces-fire-risk-but-its-not-a-one-size-fits-all',
    kind: 'news',
  },
  hmm: {
    title: 'Hazard Mitigation Methodology (notes on NIST TN 2205)',
    url: 'https://fireadaptednetwork.org/from-one-parcel-to-a-whole-community/',
    kind: 'guide',
  },
  mulch: {
    title: 'How landscape mulches burn (University of Nevada Cooperative Extension tests)',
    url: 'http://www.unce.unr.edu/news/article.asp?ID=1585',
    kind: 'study',
  },
  'pv-roof': {
    title: 'Roofs and home survival (Town of Portola Valley)',
    url: 'https://www.portolavalley.net/Home/Components/News/News/6725/27',
    kind: 'guide',
  },
  wire: {
    title: 'Rapid wildfire risk assessment and the East Troublesome Fire (WiRe, 2022)',
    url: 'https://www.mdpi.com/2571-6255/5/1/24',
    kind: 'study',
  },
  sky: {
    title: '2019 fire risk and the Troublesome Fire losses (Sky-Hi News)',
    url: 'https://www.skyhinews.com/news/research-studies-2019-fire-risk-vs-troublesomes-destruction/',
    kind: 'news',
  },
  nrfire: {
    title: 'Assessed risk and homes lost (Northern Rockies Fire Science Network)',
    url: 'https://nrfirescience.org/node/25931',
    kind: 'guide',
  },
  bb40: {
    title: 'Building codes and home loss (report on Baylis and Boomhower)',
    url: 'https://docslib.org/doc/12653531/building-codes-and-community-resilience-to-natural-disasters',
    kind: 'study',
  },
  'camp-2008': {
    title:
      'Homes built before and after 2008 in the Camp Fire (McClatchy and Associated Press, 2019)',
    url: 'https://www.kpbs.org/news/public-safety/2019/04/11/which-houses-survived-wildfire-often-those-built-c',
    kind: 'news',
  },
  'vlm-conf': {
    title: 'How well vision-language models know what they know (arXiv 2508.19111)',
    url: 'https://arxiv.org/html/2508.19111v1',
    kind: 'study',
  },
  'vlm-med': {
    title: 'Calibrating vision-language models (arXiv 2604.02543)',
    url: 'https://arxiv.org/html/2604.02543v1',
    kind: 'study',
  },
} as const;
