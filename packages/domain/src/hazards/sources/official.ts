/** Laws, regulations, codes, agencies and programs, or copies of their texts. */
export const officialSources = {
  '1299': {
    title: '14 CCR 1299.03, Requirements (Westlaw)',
    url: 'https://govt.westlaw.com/calregs/Document/I47E4A92E5B4D11EC976B000D3A7C4BC3',
    kind: 'official',
  },
  '1299-02': {
    title: '14 CCR 1299.02, Definitions (Justia)',
    url: 'https://regulations.justia.com/states/california/title-14/division-1-5/chapter-7/subchapter-3/article-3/section-1299-02',
    kind: 'official',
  },
  prc4291: {
    title: 'Public Resources Code 4291-4299, text before AB 3074',
    url: 'http://www.laws9.com/statutes/california/prc/4291-4299',
    kind: 'copy',
  },
  'prc4291-old': {
    title: 'Public Resources Code 4291, older wording (South Lake Fire Safe Council)',
    url: 'http://southlakefiresafecouncil.org/law.html',
    kind: 'copy',
  },
  zones: {
    title: 'CAL FIRE list of the defensible-space zones (Lake County RCD)',
    url: 'https://www.lakercd.org/programs/defensible-space/important-information/',
    kind: 'copy',
  },
  auburn: {
    title: 'Defensible space requirements (City of Auburn)',
    url: 'https://auburn.ca.gov/627/Defensible-Space-Requirements',
    kind: 'official',
  },
  zone2: {
    title: 'Zone 2, fuel reduction zone (Fire Safe Marin)',
    url: 'https://firesafemarin.org/zone-2-fuel-reduction-zone/',
    kind: 'guide',
  },
  'z0-delay': {
    title: 'California delays the Zone 0 rules (news)',
    url: 'https://brightgram.com/feature/8971574/california-delays-wildfire-rules-that-would-force-homeowners-to-clear-vegetation',
    kind: 'news',
  },
  'z0-draft': {
    title: 'The Zone Zero draft of August 2025 (news)',
    url: 'https://insighthubnews.com/the-zone-zero-rule-could-be-a-california-wildfire-savior-or-that-environment-will-undo',
    kind: 'news',
  },
  'z0-options': {
    title: 'Zone 0 options open in October 2025 (Conejo Valley)',
    url: 'https://www.zone0conejovalley.com/speakup',
    kind: 'news',
  },
  'z0-scope': {
    title: 'How many homes the Zone Zero draft covers (news)',
    url: 'https://particle.news/story/california-weighs-zone-zero-rule-for-plant-free-buffers-at-home-edges-in-fire-zones',
    kind: 'news',
  },
  'z0-cost': {
    title: 'What Zone 0 work may cost per home (news)',
    url: 'https://www.world-today-news.com/title-california-wildfire-rules-homeowners-clash-over-tree-removal-plans',
    kind: 'news',
  },
  ab1455: {
    title: 'AB 1455 (2025), on the Board adopting Zone 0 rules',
    url: 'https://opencalaccess.org/leginfo/bill_info/20250AB145591CHP',
    kind: 'official',
  },
  sfw: {
    title: 'The ten steps of Safer from Wildfires (copy of the Department of Insurance list)',
    url: 'https://rameshraorealtor.com/2023/11/29/learn-the-10-steps-to-being-safer-from-wildfires',
    kind: 'copy',
  },
  piedmont: {
    title: 'Safer from Wildfires (City of Piedmont)',
    url: 'https://piedmont.hosted.civiclive.com/cms/One.aspx?pageId=20708290&portalId=13659823',
    kind: 'official',
  },
  bdc: {
    title: 'Wildfire Prepared Home Base and Plus, May 2025 (Building Design + Construction)',
    url: 'https://bdcnetwork.com/home/news/55291265/',
    kind: 'news',
  },
  wph: {
    title: 'Wildfire Prepared Home overview',
    url: 'https://wildfireprepared.org/wildfire-prepared-home-overview/',
    kind: 'official',
  },
  'wph-scope': {
    title:
      'Wildfire Prepared Home: which homes are eligible (copy by the Rebuild Paradise Foundation)',
    url: 'https://www.rebuildparadise.org/fire-safety/',
    kind: 'copy',
  },
  'ibhs-prep': {
    title: 'Wildfire Ready: critical preparation (IBHS)',
    url: 'https://ibhs.org/wildfirereadycriticalprep',
    kind: 'guide',
  },
  'ibhs-up': {
    title: 'Wildfire Ready: home upgrades (IBHS)',
    url: 'https://ibhs.org/wildfirereadyhomeupgrades/',
    kind: 'guide',
  },
  'ibhs-nbz': {
    title: 'Near-building noncombustible zone (IBHS)',
    url: 'https://ibhs.org/wildfire/near-building-noncombustible-zone/',
    kind: 'guide',
  },
  dins: {
    title: 'Damage inspections of homes after wildfires, those that stood (CAL FIRE, from 2018 on)',
    url: 'https://data.ca.gov/dataset/cal-fire-damage-inspection-dins-data',
    kind: 'official',
  },
  'calfire-hh': {
    title: 'Home hardening (CAL FIRE)',
    url: 'https://fire.ca.gov/home-hardening',
    kind: 'official',
  },
  lowcost: {
    title: 'Low-Cost Retrofit List of the State Fire Marshal (fire district copy)',
    url: 'https://smfd.org/our-district/prevention/vegetation-management/defensible-space/home-hardening',
    kind: 'copy',
  },
  '7a-vents': {
    title: 'Residential Code R337.6 on vents, quoted by a vendor',
    url: 'https://cali1stroofinginc.com/ember-resistant-vents-and-flashing/',
    kind: 'vendor',
  },
  '7a-win': {
    title: 'Chapter 7A on windows (summary)',
    url: 'https://neromedia.net/california-building-code-chapter-7a/35432504',
    kind: 'copy',
  },
  '7a-gutter': {
    title: 'Chapter 7A on gutters (trade magazine, 2008)',
    url: 'http://www.constructionmagnet.com/gutter-opportunities/gutter_opportunities_december_2008',
    kind: 'news',
  },
  felton: {
    title: 'Wildland-urban interface building code FAQ (Felton Fire)',
    url: 'https://feltonfire.com/fire-prevention/wildland-ubran-interface-faq/',
    kind: 'official',
  },
  cemariposa: {
    title: 'Siding and Chapter 7A (UC Cooperative Extension Mariposa)',
    url: 'http://cemariposa.ucanr.edu/Fire_Information/Wildfire_Preparation/Preparing_Your_Home_599/Siding/',
    kind: 'guide',
  },
  jlc: {
    title: 'Fire-resistant decks and Chapter 7A (JLC)',
    url: 'https://www.jlconline.com/deck-builder/fire-resistant-decks_o',
    kind: 'news',
  },
  'chimney-cbc': {
    title: 'Chimneys and the building code (Fire Ready Home, May 2026)',
    url: 'https://firereadyhome.com/home-hardening/chimneys',
    kind: 'vendor',
  },
  vfpd: {
    title: 'Spark arrestors (Ventura fire district)',
    url: 'https://www.vfpd.net/spark-arrestors',
    kind: 'official',
  },
  lpg: {
    title: 'Clearances around propane tanks (Escondido Fire)',
    url: 'https://fire.escondido.org/clearances',
    kind: 'official',
  },
  'lpg-cfc': {
    title: 'Propane tanks and fire safety (Mountain Valley Living)',
    url: 'http://www.mountainvalleyliving.com/2010/05/01/0510-hg-fire-safety-100-ft-of-defensible-space/',
    kind: 'news',
  },
  oakland: {
    title: 'Compliance standards for vegetation inspections (Oakland)',
    url: 'https://staging.oaklandca.dev/topics/compliance-standards-for-vegetation-inspections',
    kind: 'official',
  },
  sanrafael: {
    title: 'Defensible space and home hardening (City of San Rafael)',
    url: 'https://www.cityofsanrafael.org/topics/defensible-space-home-hardening/',
    kind: 'official',
  },
  ab888: {
    title: 'AB 888 (2025), California Safe Homes grant program',
    url: 'https://codifylegalpublishing.com/blog-article?id=bill-us-california-2025-2026-ab888-california-safe-homes-grant-program',
    kind: 'copy',
  },
  iwuic: {
    title: 'Fire hazard severity form (International Wildland-Urban Interface Code 2012)',
    url: 'https://up.codes/viewer/montana/iwuic-2012/chapter/C/fire-hazard-severity-form',
    kind: 'official',
  },
  bcform: {
    title: 'Individual home wildfire assessment (British Columbia)',
    url: 'https://lillooetlakeestates.ca/resource/ownersfire-protectionindividual-home-wildfire-assessment/',
    kind: 'official',
  },
  az1302: {
    title: 'Wildfire hazard severity checklist for Arizona homes',
    url: 'https://studylib.net/doc/10596688/wildfire-hazard-severity-rating-checklist-for-arizona-hom...',
    kind: 'official',
  },
} as const;
