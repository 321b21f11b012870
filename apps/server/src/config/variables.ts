import { z } from 'zod';

/** What some variables say, read by the schemas that describe them. */
export type ValuesOf<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;

/** What several areas say of the site to others. */
export interface SiteValues {
  readonly ORIGIN?: string | undefined;
  readonly CONTACT_EMAIL?: string | undefined;
}

/** A schema for an environment variable that is a whole number within bounds. */
export const wholeNumber = (low: number, high: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${low} to ${high}` })
    .int({ error: `must be a whole number from ${low} to ${high}` })
    .min(low, { error: `must be at least ${low}` })
    .max(high, { error: `must be at most ${high}` });

/** An invalid variable: its name and what it should be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`);
  }
}
