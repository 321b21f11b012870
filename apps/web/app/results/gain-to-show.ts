import type { ShownGains } from '../explanation/index.ts';

/** Whole points: sure ones by fixing what was found, or at best by showing what nobody has seen. */
export interface GainToShow {
  readonly by: 'fixing' | 'showing';
  readonly points: number;
}

/** The gain to name beside a score. Where fixing gives nothing, what showing more could give; null where neither does. */
export function gainToShow({ fixing, showing }: ShownGains): GainToShow | null {
  if (fixing > 0) return { by: 'fixing', points: fixing };
  return showing > 0 ? { by: 'showing', points: showing } : null;
}
