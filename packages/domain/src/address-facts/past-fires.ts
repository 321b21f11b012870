/** A fire that burned within a mile. */
export type PastFire = {
  /** Null if the map has no name for it. */
  readonly name: string | null;
  readonly year: number;
  /** Whole acres; null if the map doesn't say. */
  readonly acres: number | null;
};

/** Words by which maps mark a fire without a name. */
const nameless = /^(?:unnamed|unknown|no name|none|n\/?a|[-\s.]*)$/iu;

/**
 * Each fire once, newest first. One fire is often on a map several times: as pieces, and from agencies that spell it in their own
 * ways. Of fires without a name, those of one year are told apart by their acres.
 */
export function distinctFires(fires: readonly PastFire[]): PastFire[] {
  const byKey = new Map<string, PastFire>();
  for (const { name, year, acres } of fires) {
    const written = name === null || nameless.test(name.trim()) ? null : name.trim();
    const fire = { name: written, year, acres: acres === null ? null : Math.round(acres) };
    const key = `${year} ${written === null ? `? ${fire.acres}` : simplify(written)}`;
    const known = byKey.get(key);
    if (known === undefined || (fire.acres ?? -1) > (known.acres ?? -1)) byKey.set(key, fire);
  }
  return [...byKey.values()].sort(
    (one, other) => other.year - one.year || (other.acres ?? 0) - (one.acres ?? 0),
  );
}

/** "CAMP", "Camp Fire" and "camp-fire" are one name. */
function simplify(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ (?:fire|incident)\s*$/u, '')
    .trim();
}
