import {
  mayBeInUnitedStates,
  type Attribution,
  type PickedPlace,
  type PlaceSuggestion,
} from '@dss/domain';

/** A suggestion, with its place if the source returns that at once. */
export interface Suggestion {
  readonly suggestion: PlaceSuggestion;
  readonly place: PickedPlace | null;
}

/**
 * Suggests US addresses while a visitor types. Failures are thrown as `ExternalServiceError`; results outside the United States
 * and results that aren't addresses are left out.
 */
export interface AddressSearch {
  /** Part of the cache key, because another source returns other results. */
  readonly name: string;
  readonly attribution: readonly Attribution[];
  /** Whether its terms allow caching. */
  readonly mayBeStored: boolean;
  /** @param session identifies one search from the first character to the pick; null: none */
  suggest(typed: string, session: string | null): Promise<readonly Suggestion[]>;
  /** The place of an earlier suggestion; null if the source knows no such place in the United States. */
  find(placeId: string, session: string | null): Promise<PickedPlace | null>;
}

/** The address found for a typed text. */
export interface LocatedAddress {
  readonly formattedAddress: string;
  readonly lat: number;
  readonly lng: number;
}

/** Finds the coordinates of a typed US address. Failures are thrown as `ExternalServiceError`. */
export interface Geocoder {
  readonly name: string;
  readonly mayBeStored: boolean;
  /** Null for no match or several, because a wrong house is worse than none. */
  locate(typed: string): Promise<LocatedAddress | null>;
}

/** The single US address that all results agree on (both sides of a street may return it); null if they differ. */
export function agreedAddress(results: readonly LocatedAddress[]): LocatedAddress | null {
  const [first] = results;
  if (first === undefined || !mayBeInUnitedStates(first)) return null;
  return results.every(({ formattedAddress }) => formattedAddress === first.formattedAddress)
    ? first
    : null;
}
