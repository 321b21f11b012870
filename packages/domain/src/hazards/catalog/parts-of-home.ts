import { noProgram } from '../programs.ts';

/** What the hazards of one part of the home share. */

/** The first five feet from the house, its deck and its attached garage. */
export const strip = {
  area: 'zone_0',
  zone: 'zone_0',
  domain: 'zone_0',
  looksNeeded: 'one',
} as const;

/** The roof, its edges, what hangs over it and what comes out of it. */
export const roof = {
  area: 'roof',
  zone: null,
  domain: 'roof_gutters',
  counted: 'whole_house',
  position: 'fixed',
  seenIn: ['roof'],
  looksNeeded: 'one',
} as const;

/** Where embers and heat get in: vents, eaves, windows, gaps. */
export const opening = {
  area: 'structure_detail',
  zone: null,
  domain: 'openings',
  counted: 'whole_house',
  position: 'fixed',
  seenIn: ['siding'],
  looksNeeded: 'each_side',
} as const;

/** Walls, their foot, and what is fixed to them. */
export const wall = {
  area: 'siding',
  zone: null,
  domain: 'walls_decks',
  counted: 'whole_house',
  position: 'fixed',
  seenIn: ['siding', 'zone_0'],
  looksNeeded: 'each_side',
} as const;

/** The yard from 5 to 30 feet. The regulation's own Zone 1 starts at the wall, so its rules bind there too. */
export const yard = {
  area: 'zone_1',
  zone: 'zone_1',
  domain: 'zone_1',
  counted: 'per_side',
  position: 'zone_1',
  seenIn: ['zone_1'],
  looksNeeded: 'one',
} as const;

/** The land from 30 to 100 feet, or to the property line. */
export const land = {
  area: 'zone_2',
  zone: 'zone_2',
  domain: 'zone_2',
  counted: 'per_side',
  position: 'zone_2',
  seenIn: ['zone_2'],
  looksNeeded: 'one',
} as const;

/** What helps or hinders firefighters in reaching the house. */
export const access = {
  area: 'access',
  zone: null,
  domain: 'access',
  counted: 'whole_house',
  position: 'fixed',
  programs: noProgram,
  looksNeeded: 'one',
} as const;
