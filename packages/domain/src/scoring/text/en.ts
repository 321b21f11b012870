import { homesInRange, scoringWeights } from '../weights.ts';
import type { MethodText } from './method-text.ts';

const { domainCaps } = scoringWeights;
const percentLess = Math.round(100 * (1 - scoringWeights.builtSince2008.prevalenceFactor));

/** The method's words in English. */
export const methodTextEn: MethodText = {
  summary: [
    'We look at the outside of your house and the land around it, in your photos and in what you tell us.',
    'Every home starts with 100 points, and higher is safer.',
    'Each hazard takes points off, and we show you the photo or the answer that it rests on.',
    `The first 5 feet from the walls (Zone 0) matter most: they hold ${domainCaps.zone_0} of the 100 points.`,
    'What no one has seen yet counts the way it does at a typical home, so a photo of a clean wall can raise your score.',
    `By our estimate, the scores of ${homesInRange} in 10 homes like yours fall in the range. It can get narrower as you show us more.`,
    'The score tells you what to fix first. It can’t promise that a house will survive a fire.',
  ],
  domains: {
    zone_0: {
      title: 'First 5 feet (Zone 0)',
      why: 'Embers and small flames ignite most houses that burn in wildfires, many of them in this strip. In a Berkeley model, clearing its plants provides a third of the benefit of all measures together. Much of this work is cheap.',
    },
    roof_gutters: {
      title: 'Roof and gutters',
      why: 'The roof is the largest surface for embers to land on. In one study, 70% of homes with noncombustible roofs survived, and 19% of the others. Other rating forms give the roof about a fifth of their points.',
    },
    openings: {
      title: 'Vents, eaves and windows',
      why: 'Closed eaves, screened vents and multi-pane windows were the features most consistently linked to survival among more than 40,000 inspected structures.',
    },
    zone_1: {
      title: 'Yard, 5 to 30 feet (Zone 1)',
      why: 'Clearing helps most between 16 and 58 feet from the house. How much the plants matter differed from fire to fire.',
    },
    walls_decks: {
      title: 'Walls and decks',
      why: 'Noncombustible siding and decks help, especially together with the other measures.',
    },
    zone_2: {
      title: 'Land, 30 to 100 feet (Zone 2)',
      why: 'Its effect on the house is small, and one study found that nothing is gained beyond 100 feet. In parts of California, clearing it is required all the same.',
    },
    access: {
      title: 'Driveway and access',
      why: 'It helps firefighters. It does not change how easily a house catches fire.',
    },
  },
  points: {
    adding_up:
      'Points are added up. In one community that had been rated beforehand, a plain sum of what could be seen from the road predicted which homes a later fire destroyed.',
    no_single_cause:
      'No single thing explains much on its own, and researchers disagree on how much the house and the yard count. How the points are split is our judgment.',
    weakest_link:
      'Fire finds the weakest link. A wood roof, or fuel all along the walls, therefore caps the score no matter how good the rest is.',
    confidence:
      'Computer vision tends to be overconfident. What it reports never counts as certain until it has been checked against labeled photos.',
    slope:
      'Plants downhill of the house count for more. The slope ranges are from the state plant spacing table.',
    newer_houses: `In a house that you say was built in 2008 or later and isn’t a manufactured home, in any state, vents, eaves and other parts that California’s code for fire zones has covered since then count ${percentLess}% less where no one has looked. Studies disagree, so the figure is our judgment.`,
  },
  ceilings: {
    combustible_roof:
      'A wood roof keeps the score below 60, and lower still the more else is wrong.',
    fuel_at_the_wall: 'Capped below Excellent because of what can burn in the first five feet.',
    broken_rules:
      'Capped below Excellent because of what a defensible space inspection looks for first: dead plants, dry grass, fallen leaves or uncovered woodpiles.',
    construction: 'Capped by how the house is built: fire and embers take the weakest way in.',
    fuel_below:
      'Capped by what can burn below the house. Fire runs uphill. What has no known side counts as if it were there.',
    near_neighbor:
      'Capped because another building is close. What faces it can be made hard to ignite.',
  },
  notes: {
    same_as_worst_side:
      'It was also seen or said without its side. The worst side already counts for that.',
    below_typical:
      'Less than is typical there, and no one has looked closely yet. No additional points lost.',
    past_knee:
      'What was found here and what is assumed come close to the most that this part can cost, so each problem costs a little less.',
    under_ceiling:
      'Fixed alone, this brings back fewer points: a limit on the score holds the rest.',
  },
  limits: [
    'The score ranks what to fix at one home. It is not a chance of survival, an inspection or an insurance rating.',
    'The weights are a judgment. The studies behind them look at homes after fires, where destroyed homes are overrepresented.',
    'The distance to the next building matters more than anything in the score. An owner cannot move it, so it takes no points off; it limits the score.',
    'A photo cannot show everything. What hasn’t been seen counts the way it does at a typical home, and the range shows how far off that may be.',
    'The rules named here are California’s.',
  ],
};
