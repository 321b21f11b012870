import type { MethodText } from './method-text.ts';

/** The method's words in English. */
export const methodTextEn: MethodText = {
  domains: {
    zone_0: {
      title: 'First five feet',
      why: 'Embers and small flames start most house fires, and this strip is where they start them. In a Berkeley model, clearing its plants gives a third of what all measures together give. It is also the cheapest work.',
    },
    roof_gutters: {
      title: 'Roof and gutters',
      why: 'The roof is the largest surface that embers land on. In one study 70% of homes with roofs that do not burn survived, and 19% of the others. Other rating forms give the roof about a fifth of their points.',
    },
    openings: {
      title: 'Vents, eaves and windows',
      why: 'Closed eaves, screened vents and windows with several panes went with survival most steadily among more than 40,000 inspected structures.',
    },
    zone_1: {
      title: 'Yard, 5 to 30 feet',
      why: 'Clearing helps most between 16 and 58 feet from the house. How much the plants matter differed from fire to fire.',
    },
    walls_decks: {
      title: 'Walls and decks',
      why: 'Siding and decks that do not burn help, most of all together with the other measures.',
    },
    zone_2: {
      title: 'Land, 30 to 100 feet',
      why: 'Its effect on the house is small, and nothing is gained beyond 100 feet. In California clearing it is a duty all the same.',
    },
    access: {
      title: 'Way in',
      why: 'It helps firefighters. It does not change how easily a house catches fire.',
    },
  },
  points: {
    adding_up:
      'Points are added up. A plain sum of things seen from the road told which homes a later fire destroyed, in one community that had been rated before.',
    no_single_cause:
      'No single thing explains much by itself, and researchers disagree on how much house and yard count. How the points are split is our judgment between them.',
    weakest_link:
      'Fire finds the weakest link. A wood roof, or fuel all along the wall, therefore limits the score whatever else is good.',
    confidence:
      'Computer vision tends to be too sure of itself. What it says never counts as certain until it has been checked against labeled photos.',
    slope:
      'Plants downhill of the house count for more. The slope bands are those of the state plant spacing table.',
  },
  ceilings: {
    combustible_roof: 'Held at this limit until the wood roof is replaced.',
    fuel_at_the_wall: 'Held below Excellent by what can burn in the first five feet.',
  },
  notes: {
    same_as_worst_side:
      'We do not know which side this is on. The worst side already counts for it.',
    below_typical:
      'Less than what is typical there, and nobody has looked closely yet. It costs nothing more.',
    past_knee: 'Much else is wrong in this part, so each further thing costs a little less.',
    under_ceiling: 'Part of this comes back only when the limit on the score is gone.',
  },
  limits: [
    'The score ranks what to fix on one home. It is not a chance of survival, not an inspection and not an insurance rating.',
    'The weights are judgment. The studies behind them look at homes after fires, where destroyed homes are counted more often than others.',
    'The distance to the next building matters more than anything in the score. An owner cannot move it, so it costs no points.',
    'A photo cannot show everything. What nobody has seen counts as it typically is, and the range says how far off that may be.',
    'The rules named are those of California.',
  ],
};
