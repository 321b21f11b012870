import type { TodayStepId } from '../today-steps.ts';

export const todayTextsEn: Readonly<Record<TodayStepId, string>> = {
  bring_things_in:
    'Bring cushions, doormats, brooms and trash cans inside, or 30 feet away from the house.',
  move_firewood:
    'Move firewood and lumber away from the wall. Start with what lies below a window.',
  sweep_walls: 'Sweep dry leaves and needles away from the walls, in the corners first.',
  clear_under_deck: 'Pull out what is stored or has blown under the deck.',
  clear_deck: 'Take cushions, mats and empty pots off the deck, and sweep it.',
  rake_mulch: 'Rake bark mulch away from the wall, below windows and vents first.',
  open_gate: 'Prop open the gate where the wood fence meets the house.',
  cover_vents:
    'If you have covers cut to fit your vents, put them on. Take them off after the warning.',
  clear_windows: 'Close metal shutters. Move curtains and furniture away from the windows.',
  clear_tank: 'Clear away leaves and all that can burn around the propane tank.',
  leave_grass: 'Do not mow the dry grass today. A spark from the blade can light it.',
  light_no_fire: 'Light no fire in the fireplace or stove until the warning ends.',
  free_driveway: 'Clear the driveway of trailers and bins, and unlock the gate.',
  show_number: 'Put your house number where it can be read from the street.',
  close_openings: 'Close all windows, outside doors, the garage door and pet doors.',
  park_outside: 'Park a car outside, facing the street, with its windows closed.',
  no_sparks: 'Use no grill, mower or power saw outside until the warning ends.',
  keep_phone: 'Charge your phone, and keep its emergency alerts on.',
};
