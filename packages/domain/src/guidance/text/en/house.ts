import type { GuidanceText } from '../guidance-text.ts';

export const houseGuidance = {
  roof_combustible_covering: {
    title: 'Plan a Class A roof',
    why: 'A wood roof can catch fire from a single ember. Nothing else you do to the house makes up for it.',
    action:
      'Plan a new Class A roof. Most asphalt, tile and metal roofs are Class A. Until then, keep the roof and the trees over it free of leaves.',
    source: 'State Fire Marshal; UC Berkeley Fire Center',
  },
  roof_debris: {
    title: 'Clear leaves off the roof',
    why: 'Embers land where leaves land. A small fire there can get in at a wall, a skylight or the roof edge.',
    action:
      'Have leaves blown off the roof, especially from valleys and behind the chimney. Hire help if the roof is steep or more than one story up.',
    source: '14 CCR 1299.03; CAL FIRE',
  },
  gutter_debris: {
    title: 'Clean the gutters',
    why: 'Dry leaves in a gutter burn right at the edge of the roof, even if the roof cannot burn.',
    action:
      'Clean the gutters now, and again after every windy week in fire season. Hire help for gutters above the first floor.',
    source: '14 CCR 1299.03; UC Berkeley Fire Center',
  },
  tree_overhang_roof_chimney: {
    title: 'Cut branches back from the roof',
    why: 'Branches over the roof drop leaves on it and bring fire to it. Chimney sparks can ignite them.',
    action:
      'Have dead branches over the roof removed and live ones cut back. Keep all branches ten feet from the chimney. Leave work near the roof or power lines to a tree crew.',
    source: '14 CCR 1299.03; Syphard and others, 2014',
  },
  roof_gaps_damage: {
    title: 'Close gaps in the roof',
    why: 'Embers slip under loose shingles and into open tile ends. Inside they find dry wood and old nests.',
    action:
      'Have missing shingles replaced and open tile ends plugged with bird stops. Have gaps at the ridge and the eaves sealed.',
    source: 'State Fire Marshal Low-Cost Retrofit List; UC ANR checklist',
  },
  gutter_unprotected_or_plastic: {
    title: 'Install metal gutter covers',
    why: 'An open gutter fills with leaves. A plastic one melts and drops burning leaves by the wall.',
    action: 'Install metal covers. When you replace the roof, switch plastic gutters to metal.',
    source: 'IBHS; Fire Safe Ojai',
  },
  chimney_no_spark_arrestor: {
    title: 'Put a spark arrestor on the chimney',
    why: 'Sparks from a wood fire can fly out of an open chimney and land on the roof or in the yard.',
    action: 'Have a metal cap with 3/8 to 1/2 inch mesh installed. Check it every year for rust.',
    source: 'California Building Code; Fire Safe Marin',
  },
  vents_unscreened: {
    title: 'Screen the vents',
    why: 'Embers fly in through vents and start fires in the attic or under the floor, where no one sees them.',
    action:
      'Cover the attic and crawl-space vents with 1/16 to 1/8 inch metal mesh, or install vents listed to stop embers and flames. Never screen a dryer vent, a flue, or a vent that brings air to a furnace or heater. Check that the dryer’s flap closes.',
    source: 'California Building Code 706A.2 (new vents); Syphard and Keeley, 2019',
  },
  eaves_open: {
    title: 'Box in the eaves',
    why: 'Heat and embers collect under open eaves and find gaps into the attic.',
    action:
      'Have the eaves enclosed with noncombustible board. Until then, seal the gaps between the rafters.',
    source: 'California Building Code Chapter 7A; Syphard and Keeley, 2019',
  },
  windows_single_pane: {
    title: 'Upgrade single-pane glass',
    why: 'A single pane can crack from heat. Then fire and embers get into the room.',
    action:
      'Clear the plants under windows today. When you buy new windows, choose two panes with tempered glass. Start with the large ones that face brush or a house next door.',
    source: 'California Building Code Chapter 7A; Syphard and Keeley, 2019',
  },
  envelope_gaps: {
    title: 'Seal gaps in walls and doors',
    why: 'Embers are small. They get in through gaps around pipes, trim and the garage door.',
    action:
      'Caulk gaps wider than 1/16 inch. Put a tight seal around the garage door. Leave weep holes open.',
    source: 'State Fire Marshal Low-Cost Retrofit List',
  },
  siding_combustible: {
    title: 'Choose noncombustible siding',
    why: 'Wood and vinyl siding can burn or melt when flames or hot gas reach the wall.',
    action:
      'Keep the siding sound and the ground next to it clear. When you replace it, choose stucco, fiber cement, metal or brick. Start with walls that face brush or a neighbor.',
    source: 'California Building Code Chapter 7A; Troy and others, 2022',
  },
  wall_base_clearance: {
    title: 'Clear the base of the walls',
    why: 'Embers pile up at the base of a wall. If the siding starts there, it can catch fire.',
    action:
      'Leave at least six inches of concrete, brick or metal exposed at the base of each wall, including where it meets a deck. You may only need to lower the soil or add metal flashing.',
    source: 'Safer from Wildfires; IBHS',
  },
  deck_combustible: {
    title: 'Make the deck harder to ignite',
    why: 'Soft wood boards can catch fire from embers. A burning deck sets fire to the wall and the glass doors.',
    action:
      'Keep the gaps between boards clean. Replace the wood with noncombustible boards. Or start with the boards next to the wall and metal flashing there, for about $300 to $1,500 (estimate): that helps, but gives no points while wood is left.',
    source: 'California Building Code Chapter 7A; Firewise',
  },
  attached_pergola_trellis: {
    title: 'Take trellises that burn off the house',
    why: 'A pergola or trellis that burns leads fire up to the windows and eaves. Vines on it make it worse.',
    action:
      'Remove what burns, and the vines on it, from the wall and from the first five feet, or switch to metal.',
    source: 'CAL FIRE; IBHS',
  },
} as const satisfies Record<string, GuidanceText>;
