import type { HazardText } from '../hazard-text.ts';

export const openingTexts = {
  vents_unscreened: {
    title: 'Vents that let embers in',
    lookFor:
      "Vents in gables, foundation, eaves, ridge or roof with no screen, a torn or plastic screen, or mesh so wide that its squares can be counted at arm's length.",
    mistakenFor:
      'Louvers with fine mesh behind them, mesh clogged with paint, and dryer vents, which need a flap and must have no screen. Beyond a few feet a photo cannot tell 1/4 inch from 1/8 inch: put a coin in the picture or answer the question.',
    severity:
      'Vent screens are one of three features that went with survival most steadily in more than 40,000 structures inspected after California fires. Of the Los Angeles homes surveyed only 7.8% had mesh of 1/8 inch or finer.',
    asks: {
      chapter_7a:
        'New vents need metal mesh of 1/16 to 1/8 inch or a listed ember-resistant design.',
      safer_from_wildfires: 'Vents that resist embers and flames.',
      low_cost_retrofit_list: 'Fine metal mesh or listed vents.',
    },
  },
  eaves_open: {
    title: 'Open eaves',
    lookFor:
      'Rafter tails and roof boards that show under the overhang; blocking with holes in it.',
    mistakenFor:
      'Ornamental tails on a closed soffit; a vinyl soffit, which is closed but melts away.',
    severity:
      'Closed eaves are another of the three features that went with survival most steadily. Heat and embers gather in open ones.',
    asks: {
      chapter_7a: 'The underside of a new overhang is to resist ignition, or be of heavy timber.',
      safer_from_wildfires: 'Enclosed eaves.',
    },
  },
  windows_single_pane: {
    title: 'Windows with a single pane',
    lookFor:
      'Only one reflection of a light held to the glass (two panes give two), old wood or aluminum sashes, putty. Large panes matter most.',
    mistakenFor:
      'Storm windows, laminated single glass, film. A photo from the yard cannot tell: answer the question.',
    severity:
      'Windows with more than one pane are the third feature that went with survival most steadily. A pane that breaks lets fire straight in. Tempered glass takes about four times the heat.',
    asks: {
      chapter_7a: 'New windows need at least one tempered pane, or another tested design.',
      safer_from_wildfires: 'Windows with several panes, or shutters.',
      low_cost_retrofit_list: 'Windows with several panes, one of them tempered.',
    },
  },
  envelope_gaps: {
    title: 'Gaps in the outside of the house',
    lookFor:
      'Daylight round the garage door, cracked trim, holes where pipes and cables enter, warped siding joints, gaps at rafters.',
    mistakenFor: 'Shadow lines, weep openings that must stay open, expansion joints.',
    severity: 'Every gap is a way in for embers, and cheap to close.',
    asks: {
      low_cost_retrofit_list:
        'Caulk gaps wider than 1/16 inch and weather-strip the garage door. Older guides say 1/8 inch.',
    },
  },
} as const satisfies Record<string, HazardText>;
