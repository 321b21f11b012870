import { scoringWeights } from './weights.ts';

/**
 * The fixed random draws behind the range. Every property is simulated with the same possible homes, so that two scores differ
 * only by what is known, never by chance.
 */

/** The number of possible homes that are simulated for the range. */
export const possibleHomes = 200;

const drawsByName = new Map<string, Float64Array>();

/**
 * One number of 0-1 for each possible home, evenly spread. Something with the chance p is present in the homes whose number
 * is below p, so raising the chance only adds homes.
 *
 * The draws of different names are independent, except for one number per home: its upkeep. Where one thing was neglected,
 * others tend to be.
 * @param fromNeglect whether it tells of upkeep
 */
export function drawsFor(name: string, fromNeglect: boolean): Float64Array {
  const known = drawsByName.get(name);
  if (known) return known;
  const own = normalDraws(name);
  const draws = rankShares(fromNeglect ? tieToUpkeep(own) : own);
  drawsByName.set(name, draws);
  return draws;
}

function tieToUpkeep(own: Float64Array): Float64Array {
  const shared = Math.sqrt(scoringWeights.upkeepCorrelation);
  const alone = Math.sqrt(1 - scoringWeights.upkeepCorrelation);
  return own.map((draw, home) => shared * (upkeep[home] ?? 0) + alone * draw);
}

/** Replaces numbers by their ranks as shares of 1, so that a chance of 30 % occurs in exactly 30 % of homes. */
function rankShares(draws: Float64Array): Float64Array {
  const order = [...draws.keys()].sort((one, other) => (draws[one] ?? 0) - (draws[other] ?? 0));
  const shares = new Float64Array(draws.length);
  for (const [rank, home] of order.entries()) shares[home] = (rank + 0.5) / draws.length;
  return shares;
}

const upkeep = normalDraws('upkeep');

/** Normally distributed numbers, the same ones for the same name (Box and Muller's method). */
function normalDraws(name: string): Float64Array {
  const seed = hash(name);
  return Float64Array.from({ length: possibleHomes }, (_, home) => {
    const radius = Math.sqrt(-2 * Math.log(uniform(seed, 2 * home)));
    return radius * Math.cos(2 * Math.PI * uniform(seed, 2 * home + 1));
  });
}

/** A number between 0 and 1, both excluded, that looks random and is made from seed and index alone. */
function uniform(seed: number, index: number): number {
  return (mix(seed + Math.imul(index + 1, 0x9e3779b9)) + 0.5) / 2 ** 32;
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return mix(value);
}

/** The last step of MurmurHash3: spreads each bit over all. */
function mix(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
