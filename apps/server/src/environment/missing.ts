import type { ExpectedVariable, PublicServices } from '../config/index.ts';

/** Expected variables that nobody set. */
export function missingVariables({ expected }: PublicServices): ExpectedVariable[] {
  return expected.flatMap(({ name, length }) => (length === null ? [name] : []));
}

/** What the log of a production deployment says at start; null where nothing is missing. */
export function describeMissing(services: PublicServices): string | null {
  const missing = missingVariables(services);
  return missing.length === 0
    ? null
    : `Missing required environment variables: ${missing.join(', ')}`;
}
