import { z } from 'zod';

/**
 * What anybody can do in a few minutes before dry wind comes, without tools that throw sparks, a ladder or a second person. After CAL
 * FIRE's checklist for the house outside (Ready for Wildfire, "Pre-evacuation preparation steps"). Leaving is never among them: when to
 * leave is the officials' word alone.
 */
export const todayStepIds = [
  'bring_things_in',
  'move_firewood',
  'sweep_walls',
  'clear_under_deck',
  'clear_deck',
  'rake_mulch',
  'open_gate',
  'cover_vents',
  'clear_windows',
  'clear_tank',
  'leave_grass',
  'light_no_fire',
  'free_driveway',
  'show_number',
  'close_openings',
  'park_outside',
  'no_sparks',
  'keep_phone',
] as const;

export const todayStepSchema = z.enum(todayStepIds);

export type TodayStepId = (typeof todayStepIds)[number];
