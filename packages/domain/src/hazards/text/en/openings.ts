import type { HazardText } from '../hazard-text.ts';

export const openingTexts = {
  vents_unscreened: {
    title: 'Vents that let embers in',
    lookFor:
      "Vents in gables, foundation, eaves, ridge or roof with no screen, a torn or plastic screen, or mesh so wide that its squares can be counted at arm's length.",
    mistakenFor:
      'Louvers with fine mesh behind them, mesh clogged with paint, and dryer vents, flues and vents for combustion air, which must have no fine screen. Beyond a few feet a photo cannot tell 1/4 inch from 1/8 inch: put a coin in the picture or answer the question.',
    severity:
      'Vent screens are one of the three features most consistently linked to survival among more than 40,000 structures inspected after California fires. Of the Los Angeles homes surveyed that had vents, 7.8% had mesh of 1/8 inch or finer.',
    asks: {
      chapter_7a:
        'Since July 1, 2021, new vents must be listed as resisting flames and embers (ASTM E2886). Mesh of 1/16 to 1/8 inch is advice for older ones.',
      safer_from_wildfires: 'Ember- and flame-resistant vents.',
      low_cost_retrofit_list: 'Fine metal mesh or listed vents.',
    },
  },
  eaves_open: {
    title: 'Open eaves',
    lookFor: 'Exposed rafter tails and roof boards under the overhang; blocking with holes in it.',
    mistakenFor: 'Decorative tails on a closed soffit; a vinyl soffit, which is closed but melts.',
    severity:
      'Closed eaves are one of the three features most consistently linked to survival. Heat and embers collect under open ones.',
    asks: {
      chapter_7a: 'The underside of a new overhang must be ignition-resistant or heavy timber.',
      safer_from_wildfires: 'Enclosed eaves.',
    },
  },
  windows_single_pane: {
    title: 'Single-pane windows, glass doors or skylights',
    lookFor:
      'Only one reflection of a light held up to the glass (two panes give two), old wood or aluminum sashes, putty. Large panes matter most.',
    mistakenFor:
      'Storm windows, laminated single glass, film. A photo from the yard cannot tell: answer the question.',
    severity:
      'Windows with more than one pane are the third feature most consistently linked to survival. A pane that breaks lets fire straight in. Tempered glass withstands about four times the heat.',
    asks: {
      chapter_7a: 'New windows need at least one tempered pane, or another tested design.',
      safer_from_wildfires: 'Multi-pane windows, or shutters.',
      low_cost_retrofit_list: 'Multi-pane windows with at least one tempered pane.',
    },
  },
  envelope_gaps: {
    title: 'Gaps in the home’s exterior',
    lookFor:
      'Daylight around the garage door, cracked trim, holes where pipes and cables enter, warped siding joints, gaps at rafters.',
    mistakenFor: 'Shadow lines, weep openings that must stay open, expansion joints.',
    severity: 'Every gap is a way in for embers, and it is cheap to close.',
    asks: {
      low_cost_retrofit_list:
        'Caulk gaps wider than 1/16 inch and weather-strip the garage door. Older guides say 1/8 inch.',
    },
  },
} as const satisfies Record<string, HazardText>;
