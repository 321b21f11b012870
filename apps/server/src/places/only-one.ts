import { mayBeInUnitedStates } from '@dss/domain';
import type { LocatedAddress } from './source.ts';

/** The one US address that all results mean (both sides of a street may tell it twice); null where they differ. */
export function onlyOne(results: readonly LocatedAddress[]): LocatedAddress | null {
  const [first] = results;
  if (first === undefined || !mayBeInUnitedStates(first)) return null;
  return results.every(({ formattedAddress }) => formattedAddress === first.formattedAddress)
    ? first
    : null;
}
