import type { StateTexts } from '../../state-pack.ts';
import type { CaliforniasLaw } from './laws.ts';

export const en: StateTexts<CaliforniasLaw> = {
  regulator: 'The California Department of Insurance',
  laws: {
    prc_4291: {
      name: 'Defensible space, Public Resources Code 4291',
      asks: 'Keep up to 100 feet around the house, but no farther than your property line, clear of what carries fire: dead leaves and needles on the roof and near the house, dead plants, tall dry grass, branches near the chimney. It holds where the state answers for fires, on or next to land with grass, brush, trees or anything else that burns.',
    },
    gov_51182: {
      name: 'Defensible space, Government Code 51182',
      asks: 'Keep up to 100 feet around the house, but no farther than your property line, so that a wildfire in average weather is unlikely to set it on fire, most of all in the first 30 feet. It holds where a city or county answers for fires and has made the zone Very High, on or next to land with grass, brush, trees or anything else that burns. Ask your city or county what it looks for. We compare your home with 14 CCR 1299.03, the state’s list for land where it answers for fires itself.',
    },
    berkeley_ember: {
      name: 'Berkeley’s own rule, EMBER',
      asks: 'Sets rules for the first five feet around a home in parts of Berkeley. Ask the fire department whether it covers your address.',
    },
    paradise_zone_0: {
      name: 'Paradise’s own rule for the first five feet',
      asks: 'The town has a rule of its own for the first five feet around a home. Ask the town what it asks of yours.',
    },
    ventura_zone_0: {
      name: 'Ventura County Fire Protection District’s rule for the first five feet',
      asks: 'Binds new buildings and new landscapes where that district answers. A home that stood before isn’t meant.',
    },
    south_lake_tahoe: {
      name: 'South Lake Tahoe’s own rule',
      asks: 'The city has a rule of its own for what stands near a house, weaker than the state’s draft. Ask the fire department what it asks of yours.',
    },
    hayward: {
      name: 'Hayward’s own rule',
      asks: 'The city has a rule of its own for what stands near a house, weaker than the state’s draft. Ask the fire department what it asks of yours.',
    },
    zone_0: {
      name: 'The state’s rule for the first five feet (Zone 0)',
      asks: 'Would ask for nothing that burns easily within five feet of the house. The Board of Forestry approved it on August 19, 2026, and withdrew it from review on September 8. When we last looked, it bound nobody.',
    },
    chapter_7a: {
      name: 'Building code for wildfire areas, Title 24, part 7 (until 2025 chapter 7A)',
      asks: 'Asks for roofs, vents, windows and walls that resist fire, in new buildings: in any fire hazard zone where the state answers for fires, and in Very High ones where a city or county does. Ask the building department whether it holds in High ones there, too, and before you change an older home. It asks nothing of a home that was built before such rules and stays as it is.',
    },
    civ_1102_19: {
      name: 'Proof of defensible space at a sale (AB 38), Civil Code 1102.19',
      asks: 'The seller shows that the home meets the law for defensible space, documented in the six months before the contract. Where that isn’t possible, buyer and seller may agree that the buyer does, within one year after closing.',
    },
    civ_1102_6f: {
      name: 'What a seller tells about retrofits, Civil Code 1102.6f',
      asks: 'For many older homes, the seller gives the buyer the state’s list of low-cost retrofits, and says which of them were done.',
    },
    ccr_2644_9: {
      name: 'Your wildfire score, 10 CCR 2644.9',
      asks: 'An insurer that uses a wildfire risk score must give you your score and its reasons in writing, also 75 days before it ends your policy by not renewing it. It must tell you by how much each safety measure lowers your premium. You can appeal the score. The insurer has 10 calendar days to confirm your appeal, and 30 to decide. An agent or broker who gets it has 5 days to pass it on. Once safety work is done, the insurer has 30 days to score your home again.',
    },
    non_renewal: {
      name: 'Notice before a policy ends, Insurance Code 678',
      asks: 'An insurer must tell you 75 days ahead that it won’t renew your policy.',
    },
    sb_1301: {
      name: 'Longer notice before a policy ends, SB 1301 of 2026',
      asks: 'A bill. From 2028, it would have insurers say 90 days ahead that they won’t renew a policy, and why. In June 2026 it was before a committee. We don’t know what became of it.',
    },
    ins_675_1: {
      name: 'A year’s protection after a disaster, Insurance Code 675.1',
      asks: 'For one year after a state of emergency over a wildfire, insurers can’t cancel or not renew the policy of a home in or next to the burned area only because of where it stands.',
    },
    fair_plan: {
      name: 'Discounts of the FAIR Plan',
      asks: 'If the FAIR Plan insures you, it gives up to 12 discounts for safety work, together at most 16.4% of the part of the price that is for wildfire.',
    },
  },
  letterRule:
    'I ask for this under the California Code of Regulations, title 10, section 2644.9. As I understand it, it gives me the right to my wildfire risk score, to the reasons for it, and to appeal it, with your confirmation within 10 calendar days and your decision within 30.',
};
